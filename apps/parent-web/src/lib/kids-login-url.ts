/** Where a hero signs in, with the family's code filled in already. */
export function kidsLoginUrl(code: string): string {
  return `${window.location.origin}/kids-login?code=${encodeURIComponent(code)}`;
}
