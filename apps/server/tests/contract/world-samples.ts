import type { Family, World } from './contract-world';
import type { Bad, Sample } from './sample';

const hero: Sample['id'] = async (_world, family) => family.hero.id;

/** The id of a second hero: of each family always the same one. */
const siblingOf = ({ hero: { id } }: Family) => `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;

/** A family with a second hero, and nobody who has cheered today. */
const withSibling = async ({ sql }: World, family: Family): Promise<string> => {
  const sibling = { id: siblingOf(family), family_id: family.id, name: 'Mia', avatar_type: 'robot' };
  await sql`insert into children ${sql({ ...sibling, unlocked_avatars: '{robot}' })} on conflict do nothing`;
  const controls = { family_id: family.id, child_id: sibling.id };
  await sql`insert into parental_controls ${sql(controls)} on conflict do nothing`;
  await sql`delete from cheers where family_id = ${family.id}`;
  return family.hero.id;
};

/** Yesterday all that was due was done. */
export async function makeTrip(world: World, family: Family): Promise<void> {
  const habit = await world.addMission(family);
  await world.sql`update habit_periods set from_day = '2026-03-09' where child_habit_id = ${habit}`;
  await family.parent.send(`POST /api/habits/${habit}/complete`, { date: '2026-03-09' });
}

const BED = { itemId: 'furniture-bed', x: 0, y: 0, layer: 0 };
const PIECES: Bad[] = [
  { x: -1 },
  { x: 12 },
  { x: 0.5 },
  { y: 8 },
  { layer: 10 },
  { itemId: '' },
  { itemId: 7 },
].map((part) => ({ body: { items: [{ ...BED, ...part }] } }));

const USUAL = { backdrop: null, frame: null, pose: null };

/** How tests call the rows of the hero's world. */
export const WORLD_SAMPLES: Record<string, Sample> = {
  'GET /api/children/{id}/finds': { id: hero },
  'GET /api/children/{id}/room': { id: hero },
  'PUT /api/children/{id}/room': {
    id: hero,
    body: () => ({ items: [] }),
    bad: [...PIECES, { body: { items: Array.from({ length: 61 }, () => BED) } }],
  },
  'PUT /api/children/{id}/style': {
    id: hero,
    body: () => USUAL,
    bad: [{ backdrop: 'backdrop-of-tomorrow' }, { backdrop: 'frame-leaf' }, { frame: '' }, { pose: 7 }].map(
      (part) => ({ body: { ...USUAL, ...part } }),
    ),
  },
  'GET /api/children/{id}/siblings': { id: hero },
  'POST /api/children/{id}/trip/open': { id: hero, prepare: makeTrip },
  'GET /api/children/{id}/cheers': { id: hero },
  'POST /api/children/{id}/cheers': {
    id: withSibling,
    body: (family) => ({ toChildId: siblingOf(family), cheer: 'wave' }),
    bad: [{ body: { cheer: 'boo' } }, { body: { cheer: 7 } }],
  },
};
