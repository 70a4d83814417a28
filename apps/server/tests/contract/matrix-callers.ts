import type { CallerKind } from '../../src/http/rest-rows';
import type { World } from './contract-world';
import type { FullFamily } from './matrix-family';
import { expectOk } from './matrix-sending';

/** Who calls. Ids are own, a sibling's or a stranger's as they see it. */
export interface Caller {
  name: string;
  /** What the document calls them; null: nobody who is signed in. */
  kind: Exclude<CallerKind, 'anyone'> | null;
  session: 'parent' | 'child' | null;
  family: FullFamily;
  /** Set for a hero: their own. */
  heroId: string | null;
  /** Set for somebody of whose family's parents only the own account is theirs: a helper, and who waits. */
  parentId: string | null;
  /** Whose session it is, where an owner may do more with members than they may. */
  userId: string | null;
  cookie: string;
  /** The cookie was good once. */
  isEnded: boolean;
  /** What is different while they call. */
  before?: string;
}

/** Everybody who may try to call: with no session, with one that is none any more, and with each that is one. */
export async function listCallers(world: World, home: FullFamily, strangers: FullFamily): Promise<Caller[]> {
  const nobody = {
    ...{ kind: null, session: null, family: home, heroId: null, parentId: null, userId: null },
    isEnded: false,
  } as const;
  const parent = { ...nobody, kind: 'parent', session: 'parent' } as const;
  const hero = { ...nobody, kind: 'hero', session: 'child', heroId: home.hero.id } as const;
  const owner = home.parent.cookieHeader();
  const max = home.hero.browser.cookieHeader();
  const ended = await endedSessions(world, home);
  return [
    { ...nobody, name: 'nobody', cookie: '' },
    ...['parent_session', 'child_session'].map((cookie) => ({
      ...{ ...nobody, name: `a forged ${cookie}`, cookie: `${cookie}=${'f'.repeat(40)}` },
    })),
    ...ended.map((each) => ({ ...nobody, ...each })),
    { ...parent, name: 'the owner', kind: 'owner', cookie: owner },
    {
      ...{ ...parent, name: 'a second parent', userId: home.member.id },
      cookie: home.member.browser.cookieHeader(),
    },
    {
      ...{ ...parent, name: 'a helper', kind: 'helper', parentId: home.helper.id, userId: home.helper.id },
      cookie: home.helper.browser.cookieHeader(),
    },
    {
      ...parent,
      name: 'the owner of another family',
      kind: 'owner',
      family: strangers,
      cookie: strangers.parent.cookieHeader(),
    },
    {
      ...{ ...parent, name: 'a parent who waits', kind: 'waitingParent', parentId: home.waiting.id },
      cookie: home.waiting.browser.cookieHeader(),
    },
    {
      ...{ ...parent, name: 'a parent without premium', kind: 'parentWithoutPremium', cookie: owner },
      before: `update families set subscription_status = 'expired', trial_ends_at = '2020-01-01',
        subscription_end_date = '2020-02-01' where id = '${home.id}'`,
    },
    { ...hero, name: 'the hero', cookie: max },
    { ...hero, name: 'the sibling', heroId: home.sibling.id, cookie: home.sibling.browser.cookieHeader() },
    {
      ...{ ...hero, name: 'the hero of another family', family: strangers, heroId: strangers.hero.id },
      cookie: strangers.hero.browser.cookieHeader(),
    },
    {
      ...{ ...hero, name: 'a hero in emergency mode', kind: 'heroInEmergency', cookie: max },
      before: `update parental_controls set emergency_mode = true, block_all_apps = true,
        emergency_activated_at = now() where child_id = '${home.hero.id}'`,
    },
  ];
}

/** Sessions that were somebody's once: run out, and signed out. */
async function endedSessions(world: World, { code, email, password, hero }: FullFamily) {
  const logins = {
    parent: ['POST /api/auth/login', { email, password }],
    child: ['POST /api/auth/child-login', { familyCode: code, username: hero.username, pin: hero.pin }],
  } as const;
  const found = [];
  for (const role of ['parent', 'child'] as const) {
    for (const end of ['expired', 'revoked'] as const) {
      const table = world.sql(`${role}_sessions`);
      const before = (await world.sql`select token_hash from ${table}`).map((row) => row.token_hash);
      const browser = world.browser();
      const [call, body] = logins[role];
      await expectOk(browser.send(call, body));
      const cookie = browser.cookieHeader();
      if (end === 'revoked') await browser.send(`GET /api/logout?role=${role}`);
      else {
        await world.sql`update ${table} set expires_at = '2026-03-09T00:00:00Z'
          where token_hash <> all(${before})`;
      }
      found.push({ name: `the ${end} session of a ${role}`, cookie, isEnded: true });
    }
  }
  return found;
}
