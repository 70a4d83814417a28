import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMatrix } from './matrix';
import type { Case } from './matrix-cases';

// Before anything is described: all cases follow from what the running server says of itself.
const { world, walker, callers } = await openMatrix();
afterAll(() => world.close());

/** All cases, also those that a caller may make: they reach the caller's own rows only. */
describe.each(callers.map((each) => [each.caller.name, each] as const))('%s', (_name, { caller, walks }) => {
  beforeAll(() => walker.enter(caller));
  afterAll(() => walker.leave());

  test.each(walks.map(({ operation, cases }) => [operation.name, cases.length, cases] as const))(
    '%s reaches nobody else (%i cases)',
    async (_operation, _count, cases) => {
      const isRefused = ({ ruling }: Case) => ruling.kind === 'refused';
      expect(await walker.walkTogether(cases.filter(isRefused))).toEqual([]);
      expect(await walker.walkApart(cases.filter((each) => !isRefused(each)))).toEqual([]);
    },
  );
});
