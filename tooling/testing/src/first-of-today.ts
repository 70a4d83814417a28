/**
 * What the console asks for in its first request, when a parent opens Today: its own test holds it to this list, the
 * server's counts the statements that the list costs, and a benchmark measures it.
 */
export const FIRST_OF_TODAY = [
  'sync.familyData',
  'account.me',
  'children.list',
  'missions.listPending',
  'rewards.listPendingClaims',
  'rewards.listOwedClaims',
  'points.listPending',
  'family.listJoinRequests',
  'inbox.listCalls',
  'progress.today',
] as const;

/** How many statements of SQL that request may cost. */
export const MOST_STATEMENTS_OF_TODAY = 8;
