import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_ROWS } from './contract-rows';
import type { JsonSchema } from './contract-shapes';
import { type Family, openWorld, type World } from './contract-world';
import { markedDocument } from './marked-document';
import { ROW_SAMPLES } from './row-samples';
import { addressOf } from './sample';

const { paths } = markedDocument();
const bodyOf = (path: string, method: string): JsonSchema =>
  (paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema ?? {}) as JsonSchema;

/** Changes of any of their fields. */
const rows = CONTRACT_ROWS.filter(({ call, path, method }) => {
  const { properties = {}, required = [] } = bodyOf(path, method);
  const isChange = method === 'PUT' || method === 'PATCH';
  return isChange && ROW_SAMPLES[call] && Object.keys(properties).length > 0 && required.length === 0;
});

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
});
afterAll(() => world.close());

/** All that the family has but its list of acts: that somebody tried may stand there. */
const kept = async () => {
  const {
    exportedAt: _at,
    audit: _acts,
    ...rest
  } = (await family.parent.send('GET /api/family/export')).body;
  const { lastEventAt: _event, ...own } = rest.family;
  return { ...rest, family: own };
};

test('there are such calls', () => {
  expect(rows.length).toBeGreaterThan(8);
});

test.each(rows.map((row) => [row.call, row] as const))(
  '%s with an empty object changes nothing',
  async (call, { who }) => {
    const by = who.includes('parent') ? family.parent : family.hero.browser;
    const id = (await ROW_SAMPLES[call]?.id?.(world, family)) ?? '';
    const before = await kept();
    expect((await by.send(addressOf(call, id), {})).status).toBe(200);
    expect(await kept()).toEqual(before);
  },
);
