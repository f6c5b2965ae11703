/** The actions of a photo's menu and buttons. */
export interface PhotoActs {
  move: (uuid: string, to: number) => void;
  remove: (uuid: string) => void;
  retry: (uuid: string) => void;
  /** Takes it out, and adds others. */
  replace: (uuid: string, files: File[]) => void;
}
