import type { TestDatabase } from '@herohood/db/testing/test-database';
import { addDays } from '@herohood/domain/time/family-day';
import { notOwned } from '@herohood/domain/world/room';
import fc from 'fast-check';
import { expect } from 'vitest';
import { codeOf } from '../testing/refused';
import { createTestFamily, openBrowser } from '../testing/test-family';
import { createTestPorts } from '../testing/test-ports';

const TODAY = '2026-03-10';

/** A family with a second hero, who is signed in too. */
async function openFamily(database: TestDatabase) {
  const ports = createTestPorts(database.db);
  const family = await createTestFamily(ports, { xpReward: 60 });
  const { parent, user } = family;
  const { id: siblingId } = await parent.call().children.create({ name: 'Kim', avatarType: 'robot' });
  const { username, pin } = await parent.call().children.generateLogin({ id: siblingId });
  const sibling = openBrowser(ports, '198.51.100.2');
  const login = { username: username ?? '', pin: pin ?? '' };
  await sibling.call().account.childLogin({ familyCode: user.familyCode, ...login });
  return { ...family, ports, sibling, siblingId };
}

const step = fc.record({
  kind: fc.constantFrom('mark', 'mark', 'undo', 'arrange', 'arrange', 'forge'),
  daysAgo: fc.nat(7),
  picks: fc.array(fc.nat(1000), { maxLength: 12 }),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A room never holds what its hero does not own, after any history. */
export async function roomHolds(database: TestDatabase, histories: fc.Parameters<[Step[]]>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (history) => {
      const { parent, child, sibling, hero, habit } = await openFamily(database);
      const { id } = hero;
      const done = new Map<string, string>();
      for (const { kind, daysAgo, picks } of history) {
        const date = addDays(TODAY, -daysAgo);
        const { owned } = await child.call().world.room({ id });
        if (kind === 'mark') {
          done.set(date, (await parent.call().missions.complete({ id: habit.id, date })).id);
        }
        const approved = done.get(date);
        if (kind === 'undo' && approved) {
          await parent.call().missions.undo({ id: approved });
          done.delete(date);
        }
        const things = kind === 'forge' ? [...owned.map(({ itemId }) => itemId), 'sea-crab'] : [];
        const mine = owned.flatMap(({ itemId, count }) => Array.from({ length: count }, () => itemId));
        const chosen = kind === 'forge' ? picks.map((n) => things[n % things.length] ?? '') : mine;
        const items = chosen.map((itemId, at) => ({ itemId, x: at % 12, y: 0, layer: at % 10 }));
        if (kind === 'arrange' || kind === 'forge') {
          const answer = child.call().world.arrangeRoom({ id, items });
          if (notOwned(items, owned).length > 0) expect(await codeOf(answer)).toBe('ITEM_NOT_OWNED');
          else expect((await answer).items).toEqual(items);
        }
        const room = await child.call().world.room({ id });
        expect(notOwned(room.items, room.owned)).toEqual([]);
        expect(await parent.call().world.room({ id })).toEqual(room);
        expect((await sibling.call().world.room({ id })).items).toEqual(room.items);
      }
    }),
    histories,
  );
}
