import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_ROWS } from './contract-rows';
import type { JsonSchema } from './contract-shapes';
import { type Family, openWorld, type World } from './contract-world';
import { markedDocument } from './marked-document';
import { bodyOf, ROW_SAMPLES } from './row-samples';
import { addressOf, type Role } from './sample';

const { paths } = markedDocument();

/** Whether a call takes fields, each of which may be left out. */
function takesAnyField(path: string, method: string): boolean {
  const content = paths[path]?.[method.toLowerCase()]?.requestBody?.content;
  const { properties = {}, required = [] } = (content?.['application/json']?.schema ?? {}) as JsonSchema;
  return Object.keys(properties).length > 0 && required.length === 0;
}

/** Each call that changes fields of what is there, by each role that may. */
const changes = CONTRACT_ROWS.filter(
  ({ call, method }) => /^(PUT|PATCH)$/.test(method) && ROW_SAMPLES[call]?.body,
);
const cases = changes.flatMap((row) => row.who.map((role) => [row.call, role, row] as const));

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
});
afterAll(() => world.close());

async function caseOf(call: string, role: Role) {
  const { browser } = role === 'child' ? family.hero : { browser: family.parent };
  const address = addressOf(call, (await ROW_SAMPLES[call]?.id?.(world, family)) ?? '');
  return { send: async (body?: object) => expect((await browser.send(address, body)).status).toBe(200) };
}

/** All that the family has: its list of acts too, and the moment of its last event, which each event and entry moves. */
async function kept() {
  const { exportedAt: _at, ...rest } = (await family.parent.send('GET /api/family/export')).body;
  return rest;
}

test('there are such calls', () => {
  expect(changes.length).toBeGreaterThan(12);
});

test.each(cases.filter(([_call, _role, { path, method }]) => takesAnyField(path, method)))(
  '%s with an empty object, by a %s, changes nothing and is told nowhere',
  async (call, role) => {
    const { send } = await caseOf(call, role);
    const before = await kept();
    await send({});
    expect(await kept()).toEqual(before);
  },
);

test.each(cases)('%s sent again, by a %s, changes nothing and is told nowhere', async (call, role) => {
  const { send } = await caseOf(call, role);
  await send(await bodyOf(call, family, role));
  const before = await kept();
  await send(await bodyOf(call, family, role));
  expect(await kept()).toEqual(before);
});
