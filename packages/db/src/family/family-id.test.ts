import { eq } from 'drizzle-orm';
import { expectTypeOf, test } from 'vitest';
import { listChildren } from '../children/queries';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type * as schema from '../schema';
import type { FamilyId } from './family-id';

type Tables = (typeof schema)[keyof typeof schema];
type FamilyIdOf<T> = T extends { $inferSelect: { familyId: infer Id } } ? Id : never;

// The compiler decides these tests: `npm run verify` reads them too.

test("every table's family, and a family's own id, is read as a FamilyId", () => {
  expectTypeOf<FamilyIdOf<Tables>>().toEqualTypeOf<FamilyId>();
  expectTypeOf<(typeof schema.families)['$inferSelect']['id']>().toEqualTypeOf<FamilyId>();
});

test('a text that a client sent reaches no query of a family', () => {
  const sent: string = '00000000-0000-4000-8000-000000000000';
  // @ts-expect-error It is no FamilyId.
  const ask = (db: Executor) => listChildren(db, sent);
  // @ts-expect-error A column that names a family is compared with nothing else.
  const condition = eq(children.familyId, sent);
  expectTypeOf(ask).returns.resolves.toBeArray();
  expectTypeOf(condition).not.toBeAny();
  expectTypeOf<string>().not.toExtend<FamilyId>();
  expectTypeOf<FamilyId>().toExtend<string>();
});
