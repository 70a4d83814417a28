/** Claims made on this device that the part which celebrates has not looked at yet: it is fetched later than a finger taps. */
const made = new Set<string>();

/** A hero has claimed it here: what becomes of it is news to them. */
export function noteClaim(id: string): void {
  made.add(id);
}

/** Of these, what was claimed here; it is forgotten, because it has been looked at now. */
export function takeClaimsMade(ids: readonly string[]): string[] {
  return ids.filter((id) => made.delete(id));
}
