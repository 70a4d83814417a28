/** What a sync event may be about. */
export const SYNC_ENTITIES = [
  ...(['child', 'habit', 'habit_template', 'completion', 'reward_transaction', 'reward'] as const),
  ...(['reward_claim', 'goal', 'proposal', 'controls', 'game_play', 'auto_approval'] as const),
  ...(['subscription', 'family', 'join_request', 'device', 'reminder', 'call', 'room', 'trip'] as const),
  ...(['day_mark', 'cheer', 'moment'] as const),
] as const;
export type SyncEntity = (typeof SYNC_ENTITIES)[number];

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
