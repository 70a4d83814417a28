/** The token of an invitation's link (`#invitation=…`); null when the address carries none. */
export function readInvitation(hash: string): string | null {
  return /^#invitation=([^&]+)/.exec(hash)?.[1] ?? null;
}
