/** What a hero earns, spends and keeps: each rule as it stands in the source, and broken. The tests go from the lowest level up. */
const DOMAIN = 'packages/domain/src';
const DB = 'packages/db/src';
const API = 'packages/api/src';
const CONTRACT = 'apps/server/tests/contract';

/** @type {import('./mutants.mjs').Mutant[]} */
export const BROKEN_RULES = [
  {
    name: 'a mission that is approved already is paid again',
    file: `${DB}/points/pay-queries.ts`,
    find: "where k.status = 'pending' and (not",
    replace: 'where (not',
    tests: [`${API}/missions/amounts.test.ts`, `${API}/missions/missions-race.test.ts`],
  },
  {
    name: 'approving twice approves twice',
    file: `${DOMAIN}/missions/approval.ts`,
    find: "if (status === 'approved') return { kind: 'unchanged' };",
    replace: "if (status === 'approved') return { kind: 'approve' };",
    tests: [`${DOMAIN}/missions`],
  },
  {
    name: 'points that count already are let count again',
    file: `${DB}/points/decide-queries.ts`,
    find: 'and(eq(rewardTransactions.isApproved, false), isNull(rewardTransactions.rejectedAt))',
    replace: 'isNull(rewardTransactions.rejectedAt)',
    tests: [`${API}/points`, `${API}/inbox`, `${CONTRACT}/inbox.test.ts`],
  },
  {
    name: 'a second tap is a second mission',
    file: `${DOMAIN}/missions/completion.ts`,
    find: "if (live) return { kind: 'existing' };",
    replace: '',
    tests: [`${DOMAIN}/missions`],
  },
  {
    name: 'a tap may come a week late',
    file: `${DOMAIN}/missions/completion.ts`,
    find: '- claimed.getTime() > REPLAY_WINDOW_MS',
    replace: '- claimed.getTime() > 7 * REPLAY_WINDOW_MS',
    tests: [`${DOMAIN}/missions`],
  },
  {
    name: 'a decision can be undone after its 24 hours',
    file: `${DOMAIN}/inbox/undo-window.ts`,
    find: '<= UNDO_WINDOW_MS',
    replace: '<= UNDO_WINDOW_MS + 3_600_000',
    tests: [`${DOMAIN}/inbox`],
  },
  {
    name: 'an undo leaves the hero the XP',
    file: `${API}/points/take-back-mission.ts`,
    find: 'xp: paid.xpEarned,',
    replace: 'xp: 0,',
    tests: [`${API}/missions/amounts.test.ts`, `${CONTRACT}/decisions.test.ts`],
  },
  {
    name: 'points are taken back twice',
    file: `${DOMAIN}/points/transaction.ts`,
    find: 'if (!decidedAt || isUndone)',
    replace: 'if (!decidedAt)',
    tests: [`${DOMAIN}/points`],
  },
  {
    name: 'the timer approves before its time',
    file: `${DOMAIN}/missions/auto-approval.ts`,
    find: 'due.getTime() <= now.getTime();',
    replace: 'due.getTime() <= now.getTime() + 60_000;',
    tests: [`${DOMAIN}/missions`],
  },
  {
    name: 'the timer works for a family without access',
    file: `${DOMAIN}/missions/auto-approval.ts`,
    find: 'return hasAccess && due !== null',
    replace: 'return due !== null',
    tests: [`${DOMAIN}/missions`],
  },
  {
    name: 'after a rejection the timer takes the next try',
    file: `${DB}/missions/completion-queries.ts`,
    find: 'case when tries.decided = 0 and not is_asked',
    replace: 'case when not is_asked',
    tests: [`${API}/missions/forged-time.test.ts`],
  },
  {
    name: 'a spot check never happens',
    file: `${DOMAIN}/missions/policy.ts`,
    find: '% oneIn === 0',
    replace: '% oneIn === oneIn',
    tests: [`${DOMAIN}/missions`],
  },
  {
    name: 'after a spot check the timer takes the next try of the day',
    file: `${DB}/missions/completion-queries.ts`,
    find: "(policy <> 'trust' and tries.spot_checks = 0)",
    replace: "(policy <> 'trust')",
    tests: [`${API}/missions/trust.test.ts`, `${API}/missions/trust-race.test.ts`],
  },
  {
    name: 'a mission pays at once though its habit is not trusted',
    file: `${DOMAIN}/missions/policy.ts`,
    find: "if (policy === 'trust' && hasAccess) {",
    replace: "if (policy !== 'ask' && hasAccess) {",
    tests: [`${DOMAIN}/missions`],
  },
];
