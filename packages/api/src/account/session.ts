import type { ParentRow } from '@herohood/db/account/queries';
import {
  deleteSession,
  deleteSessionsOfParent,
  findChildSessionRow,
  findParentSessionRow,
  insertChildSession,
  insertParentSession,
  type SessionKey,
  updateSession,
} from '@herohood/db/account/session-queries';
import type { ChildRow } from '@herohood/db/children/queries';
import type { Executor } from '@herohood/db/client';
import type { ParentKey, RowKey } from '@herohood/db/family/family-id';
import { MAX_SESSIONS } from '@herohood/domain/account/account-limits';
import { deviceNameOf } from '@herohood/domain/account/device-name';
import type { FamilyRole } from '@herohood/domain/account/schema';
import {
  type Adapter,
  type Cookie,
  type DatabaseSession,
  type DatabaseUser,
  generateIdFromEntropySize,
  Lucia,
  TimeSpan,
} from 'lucia';
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

declare module 'lucia' {
  interface Register {
    UserId: RowKey;
    /** A hero's browser among their known devices. */
    DatabaseSessionAttributes: { deviceTokenHash: string | null };
  }
}

/** One kind of session: its cookie, who holds a stored one, and how a new one is kept. */
interface Kind<Session> {
  of: SessionKey['of'];
  cookie: string;
  find(
    scope: Scope,
    hash: string,
  ): Promise<{ holder: Session; session: StoredSession; person: RowKey } | null>;
  insert(db: Executor, person: RowKey, session: NewSession): Promise<void>;
}

interface StoredSession {
  tokenHash: string;
  expiresAt: Date;
  lastSeenAt: Date;
  deviceTokenHash?: string | null;
}
type NewSession = Required<StoredSession> & { deviceName: string };

const PARENTS: Kind<ParentSession> = {
  of: 'parent',
  cookie: 'parent_session',
  find: async (scope, hash) => {
    const row = await findParentSessionRow(scope.db, hash);
    if (!row) return null;
    const { parent, devices, session } = row;
    const { id: userId, firstName, role } = parent;
    const family = toFamily(row.family, scope);
    const holder = { hash, userId, firstName, familyRole: role as FamilyRole, parent, devices, family };
    return { holder, session, person: parent };
  },
  insert: (db, { familyId, id: parentId }, { deviceTokenHash: _, ...session }) =>
    insertParentSession(db, MAX_SESSIONS, { ...session, familyId, parentId }),
};

const HEROES: Kind<ChildSession> = {
  of: 'child',
  cookie: 'child_session',
  find: async (scope, hash) => {
    const row = await findChildSessionRow(scope.db, hash);
    if (!row) return null;
    const { child, controls, devices, session } = row;
    const family = toFamily(row.family, scope);
    const holder = { hash, childId: child.id, name: child.name, child, controls, devices, family };
    return { holder, session, person: child };
  },
  insert: (db, { familyId, id: childId }, session) =>
    insertChildSession(db, MAX_SESSIONS, { ...session, familyId, childId }),
};

/** Where Lucia finds a kind of session; `found` takes who holds the one that was read. */
function adapterOf<Session>(
  { of, find, insert }: Kind<Session>,
  scope: Scope,
  found: { holder?: Session },
): Adapter {
  return {
    getSessionAndUser: async (tokenHash) => {
      const stored = await find(scope, tokenHash);
      if (!stored) return [null, null];
      await noteSeen(scope, { of, tokenHash }, stored.session);
      found.holder = stored.holder;
      return asLucias(stored.session, stored.person);
    },
    setSession: ({ id: tokenHash, userId, expiresAt, attributes }) =>
      insert(scope.db, userId, {
        ...{ tokenHash, expiresAt, ...attributes },
        ...{ deviceName: deviceNameOf(scope.request.userAgent), lastSeenAt: scope.now() },
      }),
    updateSessionExpiration: (tokenHash, expiresAt) =>
      updateSession(scope.db, { of, tokenHash }, { expiresAt }),
    deleteSession: (tokenHash) => deleteSession(scope.db, { of, tokenHash }),
    // An adapter must have these, but nobody here asks Lucia for them: the product lists and ends sessions by its own queries.
    ...{ getUserSessions: unasked, deleteUserSessions: unasked, deleteExpiredSessions: unasked },
  };
}

async function unasked(): Promise<never> {
  throw new Error('Lucia is not asked for this.');
}

/** A row as Lucia has it, and whose it is. */
function asLucias(
  { tokenHash, expiresAt, deviceTokenHash = null }: StoredSession,
  { familyId, id }: RowKey,
): [DatabaseSession, DatabaseUser] {
  const userId = { familyId, id };
  const attributes = { deviceTokenHash };
  return [
    { id: tokenHash, userId, expiresAt, attributes },
    { id: userId, attributes: {} },
  ];
}

/** Tells when the browser of a session that stands was seen, if that was not told within the hour. */
async function noteSeen(
  scope: Scope,
  key: SessionKey,
  { lastSeenAt, expiresAt }: StoredSession,
): Promise<void> {
  const now = scope.now();
  const isSeen = now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS;
  if (!isSeen && now < expiresAt) await updateSession(scope.db, key, { lastSeenAt: now });
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
export function endOtherParentSessions(scope: Scope, who: ParentKey): Promise<number> {
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
  { familyId, id, deviceTokenHash }: RowKey & { deviceTokenHash: string | null },
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
  new Lucia(adapterOf(kind, scope, found), {
    sessionExpiresIn: LIFETIME,
    sessionCookie: { name: kind.cookie, expires: false },
  });
