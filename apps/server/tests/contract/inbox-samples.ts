import type { Family, World } from './contract-world';
import type { Sample } from './sample';

/** The call of a hero who has never called before: one is taken in ten minutes. */
const call = async (world: World, family: Family): Promise<string> => {
  const hero = await world.addHero(family);
  return (await hero.browser.send(`POST /api/children/${hero.id}/call-parent`)).body.id;
};

/** How tests call the rows of the inbox. */
export const INBOX_SAMPLES: Record<string, Sample> = {
  'GET /api/decisions': {
    bad: ['yesterday', '2026-03-10', '17', ''].map((before) => ({ query: `before=${before}` })),
  },
  'POST /api/inbox/approve-all': {
    body: ({ hero: { id } }) => ({ childId: id, kinds: ['missions'] }),
    bad: [{ body: { kinds: [] } }, { body: { kinds: ['claims'] } }, { body: { kinds: 'missions' } }],
  },
  'POST /api/children/{id}/call-parent': {
    // However often tests call, this hero has not called before.
    id: async ({ sql }, { hero: { id } }) => {
      await sql`delete from parent_calls where child_id = ${id}`;
      return id;
    },
  },
  'POST /api/inbox/calls/{id}/seen': { id: call },
};
