/** What helpers hear of: what they may read themselves (rules: members). */
export const HELPER_ENTITIES = [
  ...(['child', 'habit', 'completion', 'call', 'family', 'room', 'trip'] as const),
  // They see the board and the calendar, which marks and care patterns change.
  'day_mark',
] as const;

/** Whether any of these changed things is one that helpers hear of. */
export function isHelperNews(entities: readonly string[]): boolean {
  return entities.some((entity) => (HELPER_ENTITIES as readonly string[]).includes(entity));
}
