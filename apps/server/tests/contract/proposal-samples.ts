import type { Family, World } from './contract-world';
import type { Sample } from './sample';

const PROPOSAL = { kind: 'did', title: 'Washed the car', note: 'With a sponge', xp: 30 };
const TOO_LONG = 'x'.repeat(501);

const hero: Sample['id'] = async (_world, family) => family.hero.id;
/** Written as it is: of those that a hero makes themself ten may wait. */
const waiting = async ({ sql }: World, { id, hero }: Family): Promise<string> => {
  const proposal = { family_id: id, child_id: hero.id, kind: 'did', title: PROPOSAL.title };
  const [row] = await sql`insert into proposals ${sql(proposal)} returning id`;
  return row?.id;
};
const declined = async (world: World, family: Family): Promise<string> => {
  const id = await waiting(world, family);
  await family.parent.send(`POST /api/proposals/${id}/decline`);
  return id;
};

/** How tests call the rows of proposals. */
export const PROPOSAL_SAMPLES: Record<string, Sample> = {
  'POST /api/children/{id}/proposals': {
    id: hero,
    body: () => PROPOSAL,
    bad: [
      { kind: 'had' },
      { plan: { schedule: { kind: 'days', days: [] }, partOfDay: 'any' } },
      { title: '  ' },
      { title: 'x'.repeat(81) },
      { note: TOO_LONG },
      ...[0, 201, 1.5, -5].map((xp) => ({ xp })),
      { photo: 'data:image/png;base64,###' },
      { voice: 'https://elsewhere.example/voice.webm' },
    ].map((change) => ({ body: { ...PROPOSAL, ...change } })),
  },
  'GET /api/children/{id}/proposals': { id: hero },
  'GET /api/proposals': {},
  'POST /api/proposals/{id}/accept': {
    id: waiting,
    body: () => ({ xp: 25 }),
    bad: [
      ...[0, 1001, 2.5, null].map((xp) => ({ xp })),
      { xp: undefined },
      { xp: undefined, cost: 25 },
      { cost: 0 },
      { limits: { perDay: 0 } },
    ].map((body) => ({ body })),
  },
  'POST /api/proposals/{id}/decline': {
    id: waiting,
    body: () => ({ message: 'That is your own room.' }),
    bad: [{ body: { message: TOO_LONG } }],
  },
  'POST /api/proposals/{id}/undo': { id: declined },
};
