import type { Family, World } from './contract-world';
import { NO_LOCALES, type Sample } from './sample';

const newcomer: Sample['id'] = async (world, family) => (await world.addNewcomer(family)).id;

/** A second parent of the family, let in; their id and browser. */
export async function addMember(world: World, family: Family, role: 'parent' | 'helper' = 'parent') {
  const { id, browser } = await world.addNewcomer(family);
  await family.parent.send(`POST /api/family/join-requests/${id}/accept`, { role });
  return { id, browser };
}

/** A family has room for so many: one who is there already will do. */
const member: Sample['id'] = async (world, family) => {
  const members = (await family.parent.send('GET /api/family/members')).body as {
    id: string;
    role: string;
  }[];
  return members.find(({ role }) => role !== 'owner')?.id ?? (await addMember(world, family)).id;
};

/** Stands for the token of a link, of which only a digest is kept. */
const tokenOf = (familyCode: string) => `invitation-to-${familyCode}`;

const PARTS = [
  { part: 'morning', from: '05:00', until: '11:00' },
  { part: 'afternoon', from: '11:00', until: '17:00' },
  { part: 'evening', from: '17:00', until: '01:00' },
];

/** Members and how one becomes one, and what holds for all. */
export const FAMILY_SAMPLES: Record<string, Sample> = {
  'GET /api/family/join-requests': {},
  'POST /api/family/join-requests/{id}/accept': {
    id: newcomer,
    body: () => ({ role: 'helper' }),
    bad: [{ body: { role: 'owner' } }, { body: { role: 'member' } }],
  },
  'POST /api/family/join-requests/{id}/decline': { id: newcomer },
  'PATCH /api/family': {
    body: () => ({ siblingVisits: true, weekStart: 'sun', parts: PARTS, locale: 'pt-BR' }),
    bad: [
      ...['no', null].flatMap((value) =>
        ['siblingVisits', 'weekStart', 'parts', 'shieldsEnabled', 'weekendChallenge'].map((name) => ({
          body: { [name]: value },
        })),
      ),
      { body: { parts: PARTS.slice(1) } },
      ...[null, ...NO_LOCALES].map((locale) => ({ body: { locale } })),
      { body: { parts: [{ part: 'any', from: '22:00', until: '23:00' }, ...PARTS.slice(1)] } },
      { body: { parts: [{ part: 'morning', from: '05:00', until: '11:01' }, ...PARTS.slice(1)] } },
    ],
  },
  'GET /api/family/members': {},
  'PATCH /api/family/members/{id}': {
    id: member,
    body: () => ({ role: 'helper' }),
    bad: [{ body: { role: 'waiting' } }, { body: { role: 'member' } }],
  },
  'DELETE /api/family/members/{id}': { id: member },
  'POST /api/family/code': { isFinal: true },
  'GET /api/family/invitations': {},
  'POST /api/family/invitations': {
    body: () => ({ role: 'parent' }),
    bad: [{ body: { role: 'owner' } }, { body: { role: undefined } }],
  },
  'DELETE /api/family/invitations/{id}': {
    id: async (_world, { parent }) =>
      (await parent.send('POST /api/family/invitations', { role: 'helper' })).body.id,
  },
  'POST /api/family/invitations/accept': {
    prepare: async (world, family) => {
      const { hero, parent, code } = family;
      // Their own family must be empty of heroes.
      await parent.send(`DELETE /api/children/${hero.id}`);
      const host = await world.family();
      const { id } = (await host.parent.send('POST /api/family/invitations', { role: 'parent' })).body;
      const digest = world.server.ports.secrets.digest(`invitation:${tokenOf(code)}`);
      await world.sql`update invitations set token_hash = ${digest} where id = ${id}`;
    },
    body: ({ code }) => ({ token: tokenOf(code) }),
    bad: [{ body: { token: '' } }, { body: { token: 7 } }],
    isFinal: true,
  },
};
