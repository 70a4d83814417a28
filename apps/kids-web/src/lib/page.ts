/** What is done with the whole page; a test watches it here. */
export const page = {
  reload: (): void => window.location.reload(),
};
