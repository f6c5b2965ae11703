import { MenuFoot } from "./menu-foot.tsx";
import { MenuList } from "./menu-list.tsx";

/** The side menu below the name. */
export function SideMenuContent() {
  return (
    <>
      <MenuList />
      <MenuFoot />
    </>
  );
}
