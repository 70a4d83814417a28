import { touchChildSession } from '@herohood/db/account/hero-device-queries';
import { touchParentSession } from '@herohood/db/account/parent-device-queries';
import type { ParentRow } from '@herohood/db/account/queries';
import {
  deleteChildSession,
  deleteParentSession,
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
import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia';
import { generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia';
import type { RequestContext } from '../context';
import { type Family, toFamily } from '../family/family';

// Lucia is deprecated upstream: this is the only file that knows it. It makes tokens, slides expiry and says
// whether a session stands; Postgres keeps the sessions under a digest of their token (rules: sessions).

export interface ParentSession {
  /** Digest of the token, by which its row is known. */
  hash: string;
  userId: string;
  firstName: string;
  familyRole: FamilyRole;
  parent: ParentRow;
  /** The devices of all parents of the family, as sync hands them out. */
  devices: SessionRow['devices'];
  family: Family;
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findChildSessionRow>>>;

export interface ChildSession {
  hash: string;
  childId: string;
  name: string;
  child: ChildRow;
  controls: SessionRow['controls'];
  /** Their own devices, as sync hands them out. */
  devices: SessionRow['devices'];
  family: Family;
}

/** What sessions need of a request; `db` may be a transaction that the session belongs to. */
type Scope = Pick<RequestContext, 'now' | 'billing' | 'secrets' | 'request' | 'reply'> & { db: Executor };

const LIFETIME_DAYS = 30;
/** The server decides when a session ends; the cookie must not end before, whatever call extended it last. */
const COOKIE_SECONDS = 400 * 86_400;
const TOKEN_BYTES = 25;
/** When a browser was seen is told to the hour: a poll must not be a write each time. */
const SEEN_EVERY_MS = 3_600_000;

const PARENT_COOKIE = 'parent_session';
const CHILD_COOKIE = 'child_session';

declare module 'lucia' {
  interface Register {
    DatabaseSessionAttributes: { familyId: FamilyId; deviceTokenHash: string | null };
  }
}

interface StoredSession<Session> {
  userId: string;
  familyId: FamilyId;
  expiresAt: Date;
  holder: Session;
}

interface Holder {
  userId: string;
  familyId: FamilyId;
  /** A hero's browser among their known devices. */
  deviceTokenHash: string | null;
}

type NewSession = Holder & { hash: string; expiresAt: Date };

/** What one kind of session needs of Postgres; `read` also brings the holder. */
interface Store<Session> {
  cookie: string;
  read(scope: Scope, hash: string): Promise<StoredSession<Session> | null>;
  write(scope: Scope, session: NewSession): Promise<void>;
  extend(scope: Scope, hash: string, expiresAt: Date): Promise<void>;
  remove(scope: Scope, hash: string): Promise<void>;
}

const parentStore: Store<ParentSession> = {
  cookie: PARENT_COOKIE,
  read: async (scope, hash) => {
    const row = await findParentSessionRow(scope.db, hash);
    if (!row) return null;
    const { parent, session } = row;
    await noteSeen(scope, session, (now) => touchParentSession(scope.db, hash, now));
    const holder = {
      hash,
      userId: parent.id,
      firstName: parent.firstName,
      familyRole: parent.role as FamilyRole,
      parent,
      devices: row.devices,
      family: toFamily(row.family, scope),
    };
    return { userId: parent.id, familyId: parent.familyId, expiresAt: session.expiresAt, holder };
  },
  write: ({ db, request, now }, { hash, userId, familyId, expiresAt }) =>
    insertParentSession(db, MAX_SESSIONS, {
      ...{ tokenHash: hash, parentId: userId, familyId, expiresAt },
      ...{ deviceName: deviceNameOf(request.userAgent), lastSeenAt: now() },
    }),
  extend: ({ db }, hash, expiresAt) => extendParentSession(db, hash, expiresAt),
  remove: ({ db }, hash) => deleteParentSession(db, hash),
};

const childStore: Store<ChildSession> = {
  cookie: CHILD_COOKIE,
  read: async (scope, hash) => {
    const row = await findChildSessionRow(scope.db, hash);
    if (!row) return null;
    const { child, controls, devices, session } = row;
    await noteSeen(scope, session, (now) => touchChildSession(scope.db, hash, now));
    const holder = {
      hash,
      childId: child.id,
      name: child.name,
      child,
      controls,
      devices,
      family: toFamily(row.family, scope),
    };
    return { userId: child.id, familyId: child.familyId, expiresAt: session.expiresAt, holder };
  },
  write: ({ db, request, now }, { hash, userId, familyId, expiresAt, deviceTokenHash }) =>
    insertChildSession(db, MAX_SESSIONS, {
      ...{ tokenHash: hash, childId: userId, familyId, expiresAt, deviceTokenHash },
      ...{ deviceName: deviceNameOf(request.userAgent), lastSeenAt: now() },
    }),
  extend: ({ db }, hash, expiresAt) => extendChildSession(db, hash, expiresAt),
  remove: ({ db }, hash) => deleteChildSession(db, hash),
};

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
export const findParentSession = (scope: Scope) => find(parentStore, scope);

/** The signed-in hero of this request, or null. */
export const findChildSession = (scope: Scope) => find(childStore, scope);

/** Opens a session under a new token and hands the cookie out (rules: sessions: a new token on every login). */
export const startParentSession = (scope: Scope, parent: ParentRow) =>
  start(parentStore, scope, { userId: parent.id, familyId: parent.familyId, deviceTokenHash: null });

/** The same for a hero, in a browser that is one of their known devices. */
export const startChildSession = (scope: Scope, child: ChildRow, deviceTokenHash: string) =>
  start(childStore, scope, { userId: child.id, familyId: child.familyId, deviceTokenHash });

/** Digest of the token of this browser's own session as a hero, by which the row is known; null without one. */
export function ownChildSessionHash(scope: Scope): string | null {
  const token = scope.request.cookies[CHILD_COOKIE];
  return token ? digestOf(scope, token) : null;
}

/** Ends the sessions of a parent on every device but this browser's own, if that is theirs; how many there were. */
export function endOtherParentSessions(
  scope: Scope,
  who: { familyId: FamilyId; parentId: string },
): Promise<number> {
  const token = scope.request.cookies[PARENT_COOKIE];
  return deleteSessionsOfParent(scope.db, who, token ? { except: digestOf(scope, token) } : {});
}

/** Ends this request's session, if there is one, and takes the cookie back. */
export const endParentSession = (scope: Scope) => end(parentStore, scope);

export const endChildSession = (scope: Scope) => end(childStore, scope);

const digestOf = ({ secrets }: Scope, token: string) => secrets.digest(`session:${token}`);

async function find<Session>(store: Store<Session>, scope: Scope): Promise<Session | null> {
  const token = scope.request.cookies[store.cookie];
  if (!token) return null;
  const found: { holder?: Session } = {};
  const { session } = await luciaOf(store, scope, found).validateSession(token);
  if (!session || !found.holder) return null;
  if (session.fresh) scope.reply.setCookie(store.cookie, token, COOKIE_SECONDS);
  return found.holder;
}

async function start(store: Store<unknown>, scope: Scope, holder: Holder): Promise<void> {
  const token = generateIdFromEntropySize(TOKEN_BYTES);
  await end(store, scope);
  const { userId, ...attributes } = holder;
  await luciaOf(store, scope).createSession(userId, attributes, { sessionId: token });
  scope.reply.setCookie(store.cookie, token, COOKIE_SECONDS);
}

async function end(store: Store<unknown>, scope: Scope): Promise<void> {
  const token = scope.request.cookies[store.cookie];
  if (!token) return;
  await luciaOf(store, scope).invalidateSession(token);
  scope.reply.clearCookie(store.cookie);
}

function luciaOf<Session>(store: Store<Session>, scope: Scope, found: { holder?: Session } = {}): Lucia {
  const digest = (token: string) => digestOf(scope, token);
  const adapter: Adapter = {
    getSessionAndUser: async (token): Promise<[DatabaseSession | null, DatabaseUser | null]> => {
      const row = await store.read(scope, digest(token));
      if (!row) return [null, null];
      found.holder = row.holder;
      const { userId, familyId, expiresAt } = row;
      return [
        { id: token, userId, expiresAt, attributes: { familyId, deviceTokenHash: null } },
        { id: userId, attributes: {} },
      ];
    },
    setSession: ({ id, userId, expiresAt, attributes }) =>
      store.write(scope, { hash: digest(id), userId, expiresAt, ...attributes }),
    updateSessionExpiration: (token, expiresAt) => store.extend(scope, digest(token), expiresAt),
    deleteSession: (token) => store.remove(scope, digest(token)),
    // Sessions are ended in bulk, listed and pruned by named queries, inside the transactions they belong to.
    getUserSessions: async () => [],
    deleteUserSessions: async () => {},
    deleteExpiredSessions: async () => {},
  };
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(LIFETIME_DAYS, 'd'),
    sessionCookie: { name: store.cookie },
  });
}
