/** What a sync event may be about. */
export const SYNC_ENTITIES = [
  ...(['child', 'habit', 'habit_template', 'completion', 'reward_transaction', 'reward'] as const),
  ...(['reward_claim', 'goal', 'proposal', 'controls', 'game_play', 'auto_approval'] as const),
  ...(['subscription', 'family', 'join_request', 'device', 'reminder', 'call', 'room', 'trip'] as const),
  ...(['day_mark', 'cheer', 'moment'] as const),
] as const;
export type SyncEntity = (typeof SYNC_ENTITIES)[number];
