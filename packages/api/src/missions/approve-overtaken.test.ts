import { lockCompletion } from '@herohood/db/missions/queries';
import { payMissions } from '@herohood/db/points/pay-queries';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';

const suite = new FamilySuite();

test('one who is overtaken by the same yes answers with what stands, and nothing is noted or told twice', async () => {
  const { id } = await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  const hero = await heroKeyOf(suite.database, suite.family.hero.id);
  const { familyId } = hero;
  suite.ports.announced.length = 0;
  const answer = await overtake({
    ...{ database: suite.database, hero },
    act: () => suite.family.parent.call().missions.approve({ id }),
    hold: (tx) => lockCompletion(tx, familyId, id),
    write: (tx) =>
      payMissions(tx, {
        ...{ completions: [{ familyId, id }], now: suite.ports.now(), decidedBy: null, praise: null },
        ...{ isAuto: false, event: 'updated' },
        audited: { act: 'mission.approved', args: { percent: 100, isPraised: false } },
        actor: { kind: 'system', id: null, name: 'The other parent' },
      }),
  });
  expect(answer.status).toBe('approved');
  expect(suite.ports.announced).toEqual([]);
  const [told] = await suite.database.sql`select
    (select count(*)::int from audit_entries where family_id = ${familyId} and act = 'mission.approved') as noted,
    (select count(*)::int from sync_events where entity_id = ${id} and type = 'updated') as events`;
  expect(told).toEqual({ noted: 1, events: 1 });
});
