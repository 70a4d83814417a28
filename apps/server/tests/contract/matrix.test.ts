import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedProcedures } from '../../src/http/rest-rows';
import { markedDocument } from './marked-document';
import { casesOf } from './matrix-cases';
import { readIds } from './matrix-ids';
import { documentedOperations, trpcOperations } from './matrix-operations';
import { openWalker } from './matrix-walk';
import { openMatrixWorld } from './matrix-world';

/** Columns of words that the product itself chooses, or lets choose from. */
const PRODUCT_WORDS = [
  ...['act', 'actor_kind', 'audience', 'auto_approval_unit', 'avatar_type', 'bedtime_end', 'bedtime_start'],
  ...['content_type', 'cost_type', 'custom_ringtone', 'device_type', 'entity', 'equipped_gear'],
  ...['game_id', 'kind', 'look', 'once_key', 'plan', 'reminder_settings', 'reminder_time', 'role', 'status'],
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

// Before anything is described: all cases follow from what the running server says of itself, and from its router
// for what the apps call over tRPC alone.
const world = await openMatrixWorld();
const document = markedDocument();
const documented = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .map(({ operationId }) => operationId);
const trpcOnly = describedProcedures(appRouter).filter(({ name }) => !documented.includes(name));
const operations = [...documentedOperations(document), ...trpcOperations(trpcOnly)];
const idsFor = await readIds(world);
const walker = await openWalker(world);
const matrix = world.callers.map((caller) => ({
  caller,
  walks: operations.map((operation) => ({ operation, cases: casesOf(operation, caller, idsFor) })),
}));

afterAll(() => world.close());

describe.each(matrix.map((each) => [each.caller.name, each] as const))('%s', (_name, { caller, walks }) => {
  beforeAll(() => walker.enter(caller));
  afterAll(() => walker.leave());

  test.each(walks.map(({ operation, cases }) => [operation.name, cases.length, cases] as const))(
    '%s reaches nobody else (%i cases)',
    async (_operation, _count, cases) => {
      expect(cases.length).toBeGreaterThan(0);
      expect(await walker.walk(cases)).toEqual([]);
    },
  );
});

describe('the matrix holds', () => {
  test('each procedure of the router once, those that are no REST call over tRPC', () => {
    const procedures = describedProcedures(appRouter).map(({ name }) => name);
    const walked = [...documented, ...trpcOnly.map(({ name }) => name)];
    expect(procedures.filter((name) => walked.filter((each) => each === name).length !== 1)).toEqual([]);
    expect(operations.filter(({ isTrpc }) => isTrpc).length).toBe(trpcOnly.length);
  });

  test('thousands of cases', () => {
    const count = matrix.flatMap(({ walks }) => walks).reduce((sum, { cases }) => sum + cases.length, 0);
    expect(count).toBeGreaterThan(5_000);
  });

  test("texts that one family alone has in every column, but where the words are the product's", () => {
    const columns = walker.unmarked().map((column) => column.split('.')[1] ?? '');
    // What the timer alone has done may mark one of them by chance.
    expect(columns.filter((column) => !PRODUCT_WORDS.includes(column))).toEqual([]);
  });
});
