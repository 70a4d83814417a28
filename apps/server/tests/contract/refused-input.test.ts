import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_ROWS, type ContractRow } from './contract-rows';
import type { JsonSchema } from './contract-shapes';
import { type Family, openWorld, type World } from './contract-world';
import { markedDocument } from './marked-document';
import { bodyOf, ROW_SAMPLES } from './row-samples';
import { addressOf, type Role } from './sample';

interface Operation {
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface Bad {
  what: string;
  row: ContractRow;
  query?: string;
  /** Laid over the sample's body; `undefined` leaves a field out. */
  change?: object;
  code?: string;
}

const { paths } = markedDocument();
const rows = CONTRACT_ROWS.filter(({ call }) => ROW_SAMPLES[call]).map((row) => ({
  row,
  operation: (paths[row.path]?.[row.method.toLowerCase()] ?? {}) as Operation,
}));
const fieldsOf = ({ requestBody }: Operation) =>
  requestBody?.content['application/json']?.schema ?? ({} as JsonSchema);
const isTyped = (schema: JsonSchema) => Object.keys(schema).length > 0;
const isText = (schema: JsonSchema): boolean =>
  schema.type === 'string' || (schema.anyOf ?? []).some((option) => isText(option));

/** What follows from the document: fields that must be there, and fields of another type. */
const derived = rows.flatMap(({ row, operation }): Bad[] => {
  const { properties = {}, required = [] } = fieldsOf(operation);
  const typed = Object.entries(properties).filter(([, schema]) => isTyped(schema));
  return [
    ...required.map((name) => ({ what: `without ${name}`, row, change: { [name]: undefined } })),
    ...typed.map(([name]) => ({ what: `with a list of lists as ${name}`, row, change: { [name]: [[]] } })),
  ];
});

/** What else is bounded (rules: bounds). */
const bounded = rows.flatMap(({ row }): Bad[] =>
  (ROW_SAMPLES[row.call]?.bad ?? []).map((bad) =>
    'query' in bad
      ? { what: `with ${bad.query}`, row, query: bad.query }
      : {
          what: `with ${JSON.stringify(bad.body)}`,
          row,
          change: bad.body,
          ...(bad.code ? { code: bad.code } : {}),
        },
  ),
);

/** Text that databases, patterns and screens stumble over. */
const ODD_TEXTS = ['\u0000', 'a\u0000b', '\ud800', '', ' ', '\u202e', 'x'.repeat(70_000)];
const odd = rows.map(({ row, operation }) => ({
  row,
  call: row.call,
  names: Object.entries(fieldsOf(operation).properties ?? {}).flatMap(([name, schema]) =>
    isText(schema) ? [name] : [],
  ),
}));

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
});
afterAll(async () => {
  await world.checkLedgers();
  await world.close();
});

/** A sender of one row's sample, as it stands but for what is laid over it; what it names is made once. */
async function openRow(row: ContractRow) {
  const role: Role = row.who[0] ?? 'anyone';
  const by = { parent: family.parent, child: family.hero.browser, anyone: world.browser() }[role];
  const id = (await ROW_SAMPLES[row.call]?.id?.(world, family)) ?? '';
  const body = await bodyOf(row.call, family, role);
  return ({ query, change }: Pick<Bad, 'query' | 'change'>) =>
    by.send(
      `${addressOf(row.call, id)}${query ? `?${query}` : ''}`,
      body || change ? { ...body, ...change } : undefined,
    );
}

const badOf = rows.map(({ row }) => ({
  row,
  call: row.call,
  bads: [...derived, ...bounded].filter((bad) => bad.row === row),
}));

test.each(badOf.filter(({ bads }) => bads.length > 0))(
  '$call is 400 with bad input',
  async ({ row, bads }) => {
    const send = await openRow(row);
    for (const bad of bads) {
      const { status, body } = await send(bad);
      expect([bad.what, status, body.code]).toEqual([bad.what, 400, bad.code ?? 'BAD_REQUEST']);
    }
  },
);

test('a refusal names the field that is wrong', async () => {
  const { body } = await family.parent.send('POST /api/habits/master', { name: '', xpReward: 0 });
  expect(body.issues.map(({ path }: { path: string }) => path).sort()).toEqual(['name', 'xpReward']);
});

describe('odd texts', () => {
  // What the calls before have made fills a family.
  beforeAll(async () => {
    family = await world.family();
  });

  test.each(odd.filter(({ names }) => names.length > 0))(
    '$call: no text makes the server fail',
    async ({ row, names }) => {
      const send = await openRow(row);
      for (const name of names) {
        for (const text of ODD_TEXTS) {
          const { status } = await send({ change: { [name]: text } });
          // The answer check refuses a 500; a throttled sign-in is fine.
          expect([name, status]).toEqual([name, expect.toSatisfy((code: number) => code < 500)]);
        }
      }
    },
  );
});

const NUL = '\u0000';
const ALWAYS = { enabled: true, timeValue: 1, timeUnit: 'hours' };

test.each<[string, string, string, object?]>([
  ['NUL in a setting', 'parent', 'PATCH /api/auth/user', { reminderSettings: { defaultRingtone: NUL } }],
  ['NUL as a key', 'parent', 'PUT /api/auto-approval-settings', { childSpecificSettings: { [NUL]: ALWAYS } }],
  [
    'odd event ids',
    'child',
    'POST /api/sync/mark-completed',
    { deviceId: 'b', eventIds: [NUL, '9'.repeat(15), '-1'] },
  ],
  ['NUL as gear', 'child', 'PATCH /api/children/HERO', { equippedGear: [NUL] }],
  ['the year 0', 'parent', 'GET /api/children/HERO/completions?from=0000-01-01&to=0000-01-02'],
  ['until the year 0', 'parent', 'GET /api/children/HERO/completions?to=0000-01-01'],
  ['the last days of time', 'parent', 'GET /api/children/HERO/completions?from=9999-12-30&to=9999-12-31'],
  ['a day after all time', 'parent', 'POST /api/children/HERO/streak/repair', { date: '9999-12-31' }],
  ['two values for one', 'parent', 'GET /api/children/HERO/completions?from=2026-03-01&from=2026-03-02'],
  ['a cursor of the year 0', 'parent', 'GET /api/sync/family-data?lastSyncTime=0000-01-01T00:00:00Z'],
  ['a cursor past all time', 'parent', 'GET /api/sync/family-data?lastSyncTime=9999-12-31T23:59:59-23:59'],
  ['NUL in an address', 'parent', 'GET /api/habits/%00'],
  ['a broken escape', 'parent', 'GET /api/children/%E0%A4%A/habits'],
])('%s is no fault of the server', async (_name, ...[role, call, body]) => {
  const by = role === 'parent' ? family.parent : family.hero.browser;
  expect((await by.send(call.replace('HERO', family.hero.id), body)).status).toBeLessThan(500);
});
