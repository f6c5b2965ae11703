/** A file of the build; without a revision where its name has its hash. */
interface BuiltFile {
  url: string;
  revision: string | null;
}

interface ServiceWorkerGlobalScope {
  /** The shell's files; the build writes the list in place of this. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
}
