/** What is done with the whole page; a test watches it here. */
export const page = {
  reload: (): void => window.location.reload(),
  /** Opens an address of this app as a page of its own, in place of the present one. */
  open: (path: string): void => window.location.replace(path),
};
