import { listChildSessions, touchChildSession } from '@herohood/db/account/hero-device-queries';
import { listParentSessions, touchParentSession } from '@herohood/db/account/parent-device-queries';
import { deleteEndedSessions } from '@herohood/db/account/prune-queries';
import type { ParentRow } from '@herohood/db/account/queries';
import {
  deleteChildSession,
  deleteParentSession,
  deleteSessionsOfChild,
  deleteSessionsOfParent,
  extendChildSession,
  extendParentSession,
  findChildSessionRow,
  findParentSessionRow,
  insertChildSession,
  insertParentSession,
} from '@herohood/db/account/session-queries';
import type { ChildRow } from '@herohood/db/children/queries';
import type { Executor } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { deviceNameOf } from '@herohood/domain/account/device-name';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { MAX_SESSIONS } from '@herohood/domain/account/session-limit';
import type { Adapter, Cookie, DatabaseSession, DatabaseUser } from 'lucia';
import { generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia';
import type { RequestContext } from '../context';
import { toFamily } from '../family/family';
import type { ChildSession, ParentSession } from './signed-in';

// Lucia is deprecated upstream: this is the only file that knows it. It makes tokens and cookies, slides expiry and says
// whether a session stands; it knows a session by the digest of its token, under which Postgres keeps it (rules: sessions).

/** What sessions need of a request; `db` may be a transaction that the session belongs to. */
type Scope = Pick<RequestContext, 'now' | 'billing' | 'secrets' | 'request' | 'reply'> & { db: Executor };

const LIFETIME = new TimeSpan(30, 'd');
const TOKEN_BYTES = 25;
/** When a browser was seen is told to the hour: a poll must not be a write each time. */
const SEEN_EVERY_MS = 3_600_000;

/** Whose session it is. */
interface Person {
  familyId: FamilyId;
  id: string;
}

declare module 'lucia' {
  interface Register {
    UserId: Person;
    /** A hero's browser among their known devices. */
    DatabaseSessionAttributes: { deviceTokenHash: string | null };
  }
}

/** One kind of session: its cookie, and where Lucia finds it; `found` takes who holds the one that was read. */
interface Kind<Session> {
  cookie: string;
  adapter(scope: Scope, found: { holder?: Session }): Adapter;
}

const PARENTS: Kind<ParentSession> = {
  cookie: 'parent_session',
  adapter: (scope, found) => ({
    getSessionAndUser: async (hash) => {
      const row = await findParentSessionRow(scope.db, hash);
      if (!row) return [null, null];
      const { parent, devices, session } = row;
      await noteSeen(scope, session, (now) => touchParentSession(scope.db, hash, now));
      const { id: userId, firstName, role } = parent;
      const family = toFamily(row.family, scope);
      found.holder = { hash, userId, firstName, familyRole: role as FamilyRole, parent, devices, family };
      return asLucias(session, parent);
    },
    getUserSessions: async (who) =>
      (await listParentSessions(scope.db, parentOf(who), scope.now())).map((row) => asLucias(row, who)[0]),
    setSession: ({ id: tokenHash, userId, expiresAt }) =>
      insertParentSession(scope.db, MAX_SESSIONS, {
        ...{ tokenHash, ...parentOf(userId), expiresAt },
        ...{ deviceName: deviceNameOf(scope.request.userAgent), lastSeenAt: scope.now() },
      }),
    updateSessionExpiration: (hash, expiresAt) => extendParentSession(scope.db, hash, expiresAt),
    deleteSession: (hash) => deleteParentSession(scope.db, hash),
    deleteUserSessions: async (who) => void (await deleteSessionsOfParent(scope.db, parentOf(who))),
    deleteExpiredSessions: () => deleteExpired(scope, 'parent'),
  }),
};

const HEROES: Kind<ChildSession> = {
  cookie: 'child_session',
  adapter: (scope, found) => ({
    getSessionAndUser: async (hash) => {
      const row = await findChildSessionRow(scope.db, hash);
      if (!row) return [null, null];
      const { child, controls, devices, session } = row;
      await noteSeen(scope, session, (now) => touchChildSession(scope.db, hash, now));
      const family = toFamily(row.family, scope);
      found.holder = { hash, childId: child.id, name: child.name, child, controls, devices, family };
      return asLucias(session, child);
    },
    getUserSessions: async (who) =>
      (await listChildSessions(scope.db, heroOf(who), scope.now())).map((row) => asLucias(row, who)[0]),
    setSession: ({ id: tokenHash, userId, expiresAt, attributes }) =>
      insertChildSession(scope.db, MAX_SESSIONS, {
        ...{ tokenHash, ...heroOf(userId), expiresAt, ...attributes },
        ...{ deviceName: deviceNameOf(scope.request.userAgent), lastSeenAt: scope.now() },
      }),
    updateSessionExpiration: (hash, expiresAt) => extendChildSession(scope.db, hash, expiresAt),
    deleteSession: (hash) => deleteChildSession(scope.db, hash),
    deleteUserSessions: ({ familyId, id }) => deleteSessionsOfChild(scope.db, familyId, id),
    deleteExpiredSessions: () => deleteExpired(scope, 'child'),
  }),
};

const parentOf = ({ familyId, id }: Person) => ({ familyId, parentId: id });
const heroOf = ({ familyId, id }: Person) => ({ familyId, childId: id });

/** A row as Lucia has it, and whose it is. */
function asLucias(
  { tokenHash, expiresAt, ...row }: { tokenHash: string; expiresAt: Date; deviceTokenHash?: string | null },
  { familyId, id }: Person,
): [DatabaseSession, DatabaseUser] {
  const userId = { familyId, id };
  const attributes = { deviceTokenHash: row.deviceTokenHash ?? null };
  return [
    { id: tokenHash, userId, expiresAt, attributes },
    { id: userId, attributes: {} },
  ];
}

async function deleteExpired({ db, now }: Scope, of: 'parent' | 'child'): Promise<void> {
  const ended = { before: now(), limit: 1_000 };
  while ((await deleteEndedSessions(db, of, ended)) === ended.limit);
}

/** Tells when the browser of a session that stands was seen, if that was not told within the hour. */
async function noteSeen(
  scope: Scope,
  { lastSeenAt, expiresAt }: { lastSeenAt: Date; expiresAt: Date },
  touch: (now: Date) => Promise<void>,
): Promise<void> {
  const now = scope.now();
  const isSeen = now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS;
  if (!isSeen && now < expiresAt) await touch(now);
}

/** The signed-in parent of this request, or null. Slides the cookie when the session was extended. */
export const findParentSession = (scope: Scope) => find(PARENTS, scope);

/** The signed-in hero of this request, or null. */
export const findChildSession = (scope: Scope) => find(HEROES, scope);

/** Opens a session under a new token and hands the cookie out (rules: sessions: a new token on every login). */
export const startParentSession = (scope: Scope, parent: ParentRow) =>
  start(PARENTS, scope, { ...parent, deviceTokenHash: null });

/** The same for a hero, in a browser that is one of their known devices. */
export const startChildSession = (scope: Scope, child: ChildRow, deviceTokenHash: string) =>
  start(HEROES, scope, { ...child, deviceTokenHash });

/** Digest of the token of this browser's own session as a hero, by which the row is known; null without one. */
export const ownChildSessionHash = (scope: Scope) => hashOf(HEROES, scope);

/** Ends the sessions of a parent on every device but this browser's own, if that is theirs; how many there were. */
export function endOtherParentSessions(
  scope: Scope,
  who: { familyId: FamilyId; parentId: string },
): Promise<number> {
  const except = hashOf(PARENTS, scope);
  return deleteSessionsOfParent(scope.db, who, except === null ? {} : { except });
}

/** Ends this request's session, if there is one, and takes the cookie back. */
export const endParentSession = (scope: Scope) => end(PARENTS, scope);

export const endChildSession = (scope: Scope) => end(HEROES, scope);

const digestOf = ({ secrets }: Scope, token: string) => secrets.digest(`session:${token}`);

function hashOf({ cookie }: Kind<unknown>, scope: Scope): string | null {
  const token = scope.request.cookies[cookie];
  return token ? digestOf(scope, token) : null;
}

async function find<Session>(kind: Kind<Session>, scope: Scope): Promise<Session | null> {
  const token = scope.request.cookies[kind.cookie];
  if (!token) return null;
  const found: { holder?: Session } = {};
  const lucia = luciaOf(kind, scope, found);
  const { session } = await lucia.validateSession(digestOf(scope, token));
  if (!session || !found.holder) return null;
  if (session.fresh) put(scope, lucia.createSessionCookie(token));
  return found.holder;
}

async function start(
  kind: Kind<unknown>,
  scope: Scope,
  { familyId, id, deviceTokenHash }: Person & { deviceTokenHash: string | null },
): Promise<void> {
  const token = generateIdFromEntropySize(TOKEN_BYTES);
  await end(kind, scope);
  const lucia = luciaOf(kind, scope);
  await lucia.createSession({ familyId, id }, { deviceTokenHash }, { sessionId: digestOf(scope, token) });
  put(scope, lucia.createSessionCookie(token));
}

async function end(kind: Kind<unknown>, scope: Scope): Promise<void> {
  const hash = hashOf(kind, scope);
  if (hash === null) return;
  const lucia = luciaOf(kind, scope);
  await lucia.invalidateSession(hash);
  put(scope, lucia.createBlankSessionCookie());
}

const put = ({ reply }: Scope, { name, value, attributes }: Cookie) =>
  reply.setCookie(name, value, attributes.maxAge ?? 0);

/** The server decides when a session ends: its cookie must not end before, whatever call extended it last. */
const luciaOf = <Session>(kind: Kind<Session>, scope: Scope, found: { holder?: Session } = {}): Lucia =>
  new Lucia(kind.adapter(scope, found), {
    sessionExpiresIn: LIFETIME,
    sessionCookie: { name: kind.cookie, expires: false },
  });
