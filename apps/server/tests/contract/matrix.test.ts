import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationIdOf } from '../../src/http/openapi-operation';
import { describedProcedures } from '../../src/http/rest-rows';
import { openMatrix } from './matrix';
import type { Case } from './matrix-cases';

/** Columns of words that the product itself chooses, or lets choose from. */
const PRODUCT_WORDS = [
  ...['act', 'actor_kind', 'audience', 'auto_approval_unit', 'avatar_type', 'bedtime_end', 'bedtime_start'],
  ...['content_type', 'cost_type', 'custom_ringtone', 'device_type', 'entity', 'equipped_gear'],
  ...[
    'game_id',
    'kind',
    'look',
    'once_key',
    'key',
    'plan',
    'reminder_settings',
    'reminder_time',
    'role',
    'status',
  ],
  ...[
    'sticker',
    'subscription_plan',
    'subscription_status',
    'time_range_end',
    'time_range_start',
    'time_zone',
  ],
  ...['type', 'unlocked_avatars', 'unlocked_gear', 'welcome_gear'],
  ...['cheer', 'story_id', 'week_start', 'parts', 'part_of_day', 'own_part_of_day', 'streak_rule', 'rule'],
  ...['approval', 'own_approval', 'photo', 'goal_withdrawals', 'limits', 'locale'],
  // Acts from before they were kept as codes and arguments.
  'summary',
];

// Before anything is described: all cases follow from what the running server says of itself. What callers may do of
// their own is matrix.deep.test.ts.
const { world, walker, callers, operations, documented, trpcOnly } = await openMatrix();
afterAll(() => world.close());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Ids that name nothing are refused to all of a role alike. */
const TRY_NOTHING = ['the owner', 'the hero'];

/**
 * The cases of one call that are worth their time at every change; the deep run has them all. Who may not call at all is
 * refused before any id is looked at: one is enough. Else all that name something of somebody else.
 */
function chosenOf(cases: Case[]): Case[] {
  if (cases[0]?.isClosed) return cases.slice(0, 1);
  return cases.filter(({ caller, isNobodys }) => !isNobodys || TRY_NOTHING.includes(caller.name));
}

describe.each(callers.map((each) => [each.caller.name, each] as const))(
  'of what is not theirs, %s',
  (_name, { caller, walks }) => {
    beforeAll(() => walker.enter(caller));
    afterAll(() => walker.leave());

    test.each(METHODS)('changes nothing and is told nothing by any %s', async (method) => {
      const cases = walks.flatMap((walk) => (walk.operation.method === method ? chosenOf(walk.cases) : []));
      const refused = cases.filter(({ ruling }) => ruling.kind === 'refused');
      expect(refused.length).toBeGreaterThan(0);
      expect(await walker.walkTogether(refused)).toEqual([]);
      const harmless = cases.filter(({ ruling, isOthers }) => ruling.kind === 'harmless' && isOthers);
      expect(await walker.walkTogether(harmless)).toEqual([]);
    });
  },
);

describe('the matrix holds', () => {
  test('each procedure of the router once, those that are no REST call over tRPC', () => {
    const procedures = describedProcedures(appRouter).map(({ name }) => operationIdOf(name));
    const walked = [...documented, ...trpcOnly.map(({ name }) => operationIdOf(name))];
    expect(procedures.filter((name) => walked.filter((each) => each === name).length !== 1)).toEqual([]);
    expect(operations.filter(({ isTrpc }) => isTrpc).length).toBe(trpcOnly.length);
  });

  test('thousands of cases, and some of each operation for each caller', () => {
    const counts = callers.flatMap(({ walks }) => walks).map(({ cases }) => cases.length);
    expect(counts).not.toContain(0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5_000);
  });

  test("texts that one family alone has in every column, but where the words are the product's", () => {
    const columns = walker.unmarked().map((column) => column.split('.')[1] ?? '');
    // What the timer alone has done may mark one of them by chance.
    expect(columns.filter((column) => !PRODUCT_WORDS.includes(column))).toEqual([]);
  });
});
