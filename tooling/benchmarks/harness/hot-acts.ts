import { type Caller, openBrowser } from '../../../packages/api/tests/testing/test-family';
import { createTestPorts } from '../../../packages/api/tests/testing/test-ports';
import type { Explained } from './explained';

/** What a family's apps call all day long, by name. */
export type HotAct = (family: SignedIn) => Promise<unknown>;

/** One family of a grown database, with its parent and first hero signed in. */
export interface SignedIn {
  /** A call of its own: nothing is kept from the one before. */
  parent: () => Caller;
  hero: () => Caller;
  heroId: string;
  habitId: string;
  cursor: string;
}

const HOUR_MS = 3_600_000;

export const HOT_ACTS: Record<string, HotAct> = {
  'sync, hero': ({ hero, cursor }) => hero().sync.childFamilyData({ lastSyncTime: cursor }),
  'sync, parent': ({ parent, cursor }) => parent().sync.familyData({ lastSyncTime: cursor }),
  'the signed-in hero': ({ hero }) => hero().account.childMe(),
  "a hero's missions": ({ hero, heroId }) => hero().habits.listForChild({ id: heroId }),
  "today's missions": ({ hero, heroId }) => hero().missions.listToday({ id: heroId }),
  'a range of missions': ({ parent, heroId }) => parent().missions.listCompletions({ id: heroId }),
  "a parent's Today": ({ parent }) => parent().home.parentToday(),
  'weekly progress': ({ parent, heroId }) => parent().progress.weekly({ id: heroId }),
  'badges and streak': ({ hero, heroId }) => hero().progress.badges({ id: heroId }),
  report: ({ parent, heroId }) => parent().progress.report({ id: heroId }),
  'points of a hero': ({ parent, heroId }) => parent().points.listTransactions({ id: heroId }),
  'auto-approval in figures': ({ parent }) => parent().missions.autoApprovalStats(),
  'audit list': ({ parent }) => parent().family.audit({}),
  'mission completion and approval': async ({ parent, hero, habitId }) => {
    const { id } = await hero().missions.complete({ id: habitId });
    await parent().missions.approve({ id });
  },
};

/** Signs some of the grown families in. Their tokens lie in the database as a login would have left them. */
export async function signIn({ db, sql, take }: Explained, count: number): Promise<SignedIn[]> {
  const now = new Date();
  const ports = createTestPorts(db, now.toISOString());
  const rows = await sql`select f.id as family_id, p.id as parent_id, c.id as child_id, h.id as habit_id
    from (select id from families order by id limit ${count}) f
    join parents p on p.family_id = f.id
    join lateral (select id from children where family_id = f.id order by id limit 1) c on true
    join lateral (select id from child_habits where family_id = f.id and child_id = c.id order by id limit 1) h on true`;
  const expires = new Date(now.getTime() + 30 * 24 * HOUR_MS).toISOString();
  const cursor = new Date(now.getTime() - HOUR_MS).toISOString();
  const families: SignedIn[] = [];
  for (const { family_id, parent_id, child_id, habit_id } of rows) {
    await sql`insert into parent_sessions (token_hash, family_id, parent_id, expires_at)
      values (${ports.secrets.digest(`session:parent-${parent_id}`)}, ${family_id}, ${parent_id}, ${expires})`;
    await sql`insert into child_sessions (token_hash, family_id, child_id, expires_at)
      values (${ports.secrets.digest(`session:child-${child_id}`)}, ${family_id}, ${child_id}, ${expires})`;
    const [parent, hero] = [openBrowser(ports), openBrowser(ports)];
    parent.cookies.parent_session = `parent-${parent_id}`;
    hero.cookies.child_session = `child-${child_id}`;
    families.push({ parent: parent.call, hero: hero.call, heroId: child_id, habitId: habit_id, cursor });
  }
  take();
  return families;
}
