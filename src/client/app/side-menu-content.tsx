import { MenuFoot } from "./menu-foot.tsx";
import { MenuList } from "./menu-list.tsx";

/** What stands below the name in the side menu. */
export function SideMenuContent() {
  return (
    <>
      <MenuList />
      <MenuFoot />
    </>
  );
}
