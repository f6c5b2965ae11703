interface ImportMetaEnv {
  /** Origin of the API when it is not the page's own; set at build time. */
  readonly VITE_API_BASE_URL?: string;
}
