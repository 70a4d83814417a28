import { complete, type Family, type World } from './contract-world';
import type { Sample } from './sample';

const hero: Sample['id'] = async (_world, family) => family.hero.id;

/** A game that runs; written past the rules of starting one, which paid access and missions belong to. */
const runningPlay = async ({ sql, clock }: World, family: Family): Promise<string> => {
  const child = { family_id: family.id, child_id: family.hero.id };
  await sql`delete from game_plays where child_id = ${child.child_id} and finished_at is null`;
  const day = clock.now.toISOString().slice(0, 10);
  const play = { ...child, game_id: 'math-hero', day, started_at: clock.now.toISOString() };
  const [row] = await sql`insert into game_plays ${sql(play)} returning id`;
  return row?.id;
};

/** What opens the games to a family's hero: paid access and two missions of today. */
async function openGames(world: World, family: Family): Promise<void> {
  await world.sql`update families set subscription_status = 'active', subscription_plan = 'yearly',
    subscription_end_date = '2030-01-01' where id = ${family.id}`;
  for (let i = 0; i < 2; i += 1) await complete(family.hero, await world.addMission(family));
}

const MINUTES = ['dailyScreenTime', 'bonusTimePerHabit', 'weekendBonus', 'maxGameTimePerDay'];
const TIMES = ['bedtimeStart', 'bedtimeEnd'];

/** How tests call the rows of parental controls and mini-games. */
export const CONTROLS_AND_GAMES_SAMPLES: Record<string, Sample> = {
  'GET /api/children/{id}/parental-controls': { id: hero },
  'PUT /api/children/{id}/parental-controls': {
    id: hero,
    body: () => ({ dailyScreenTime: 90, bedtimeStart: '19:30', enableGearShop: true }),
    bad: [
      ...MINUTES.flatMap((name) => [-1, 1441, 2.5, '30'].map((value) => ({ body: { [name]: value } }))),
      ...TIMES.flatMap((name) =>
        ['24:00', '7:00', '', '20:60'].map((value) => ({ body: { [name]: value } })),
      ),
      { body: { enableHabits: 'yes' } },
      { body: { bedtimeMode: null } },
    ],
  },
  'POST /api/children/{id}/emergency/activate': {
    // A hero of their own: the others go on.
    id: async (world, family) => (await world.addHero(family)).id,
    body: () => ({ message: 'Please call me.' }),
    bad: [{ body: { message: 'x'.repeat(501) } }],
  },
  'POST /api/children/{id}/emergency/deactivate': { id: hero },
  'GET /api/children/{id}/screen-time': { id: hero },
  'GET /api/mini-games': {},
  'POST /api/mini-games/{id}/plays': {
    id: async () => 'math-hero',
    needsPaidAccess: openGames,
  },
  'POST /api/mini-game-plays/{id}/finish': {
    id: runningPlay,
    body: () => ({ score: 80, answers: [true, false, true] }),
    bad: [
      { body: { score: 80, answers: [1, 0] } },
      { body: { score: 80, answers: 'all' } },
      { body: { score: 80, answers: Array(61).fill(true) } },
    ],
  },
};
