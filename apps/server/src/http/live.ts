import { PassThrough } from 'node:stream';
import type { FamilyChange, Ports, ReplyPort, RequestContext } from '@herohood/api/context';
import { createContext } from '@herohood/api/create-context';
import { requireAccepted, requirePremium } from '@herohood/api/procedures';
import { onlyFor, refusal } from '@herohood/api/refusals';
import type { FamilyId } from '@herohood/db/family/family-id';
import { isMember } from '@herohood/domain/family/membership';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Live } from '../adapters/live';
import { type Every, everyInterval } from '../timers';
import type { CountedAddress } from './caller-address';
import type { LiveStreams, OpenStream, StreamHolder } from './live-streams';
import { type ContextMaker, requestInfo } from './request-context';

/** Keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 20_000;
/** The browser's pause before it connects again. */
const RETRY_MS = 2_000;
/** Bytes that a device may be behind; one that takes nothing any more is dropped. */
const MAX_BACKLOG = 16_384;

interface LiveRouteOptions {
  ports: Ports;
  makeContext: ContextMaker;
  live: Live;
  streams: LiveStreams;
  countedAddress: CountedAddress;
  every?: Every;
}

/** GET /api/sync/stream: tells a signed-in device that there is something new to fetch. */
export function registerLive(app: FastifyInstance, options: LiveRouteOptions): void {
  const { makeContext, streams, every = everyInterval } = options;
  // Before the server stops accepting: an open stream would hold the stop until its deadline.
  app.addHook('preClose', async () => streams.closeAll());

  app.get<{ Querystring: { role?: string } }>(
    '/api/sync/stream',
    { compress: false, exposeHeadRoute: false, config: { disableMetrics: true } },
    async (request, reply) => {
      const named = request.query.role;
      const role = named === 'parent' || named === 'child' ? named : undefined;
      const listener = await findListener(makeContext(request, reply).sessions, role);
      const holder: StreamHolder = {
        role: listener.role,
        familyId: listener.familyId,
        session: request.cookies[`${listener.role}_session`] ?? '',
        address: options.countedAddress(request.ip),
      };
      streams.checkRoom(holder);

      const body = openStream({ ...options, every }, request, { listener, holder });
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache, no-transform')
        .header('x-accel-buffering', 'no')
        .send(body);
    },
  );
}

function openStream(
  { ports, live, streams, every }: Required<LiveRouteOptions>,
  request: FastifyRequest,
  { listener: opener, holder }: { listener: Listener; holder: StreamHolder },
): PassThrough {
  let listener = opener;
  const body = new PassThrough();
  const stream: OpenStream = { ...holder, close: () => body.end() };

  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength > MAX_BACKLOG) body.destroy();
    else body.write(text);
  };

  // One check at a time; news that come meanwhile are told together by one further check.
  let isChecking = false;
  let news: FamilyChange[] = [];
  const check = () => {
    if (isChecking) return;
    isChecking = true;
    const told = news;
    news = [];
    const tell = () => {
      if (told.length > 0) write(`event: sync\ndata: ${JSON.stringify(pageOf(told))}\n\n`);
    };
    lookAgain(sessionsOf(ports, request), listener)
      .then((found) => {
        listener = found ?? listener;
        if (found) tell();
        else body.end('event: end\ndata: {}\n\n');
      })
      .catch((err: unknown) => {
        // Without an answer nobody is sent away: the calls that follow are checked themselves.
        ports.log.warn({ err }, 'a live stream could not check its session');
        tell();
      })
      .finally(() => {
        isChecking = false;
        if (news.length > 0) check();
      });
  };

  const stopListening = live.subscribe(listener.familyId, (change) => {
    if (!hears(listener, change)) return;
    news.push(change);
    check();
  });
  const stopHeartbeat = every(HEARTBEAT_MS, () => {
    write(': still here\n\n');
    check();
  });
  streams.add(stream);
  body.once('close', () => {
    stopListening();
    stopHeartbeat();
    streams.remove(stream);
  });
  // The framework destroys the body when the device goes away, which is no fault.
  body.on('error', () => {});
  write(`retry: ${RETRY_MS}\n\n`);
  return body;
}

/** The page that made all of these changes, if it was one. */
function pageOf([first, ...others]: readonly FamilyChange[]): Pick<FamilyChange, 'by'> {
  return first?.by && others.every(({ by }) => by === first.by) ? { by: first.by } : {};
}

/** A fresh look at the sessions. The answer's head is out: what the check would set comes with a later call. */
function sessionsOf(ports: Ports, request: FastifyRequest) {
  return createContext(ports, requestInfo(request), NO_REPLY).sessions;
}

const NO_REPLY: ReplyPort = { status: () => {}, setCookie: () => {} };

type Role = 'parent' | 'child';

/** Who listens to a live stream. */
interface Listener {
  role: Role;
  /** A helper's stream, which says nothing of what helpers may not read (rules: members). */
  isHelper: boolean;
  familyId: FamilyId;
  /** Null for a parent. */
  childId: string | null;
}

type Sessions = RequestContext['sessions'];

/**
 * Finds who listens: the named role, or the parent before the hero. A hero in emergency mode listens on, and so
 * learns when it ends; hence the session itself is asked, not the calls' own check of who may act.
 *
 * @throws DomainError as every call does (rules: errors, subscription).
 */
async function findListener(sessions: Sessions, role: Role | undefined): Promise<Listener> {
  const found = await lookUp(sessions, role);
  if (found) return found;
  if (role && (await lookUp(sessions, role === 'parent' ? 'child' : 'parent'))) {
    throw onlyFor(role === 'parent' ? 'parent' : 'hero');
  }
  throw refusal('UNAUTHORIZED');
}

/** Who listens now; null when the session that opened the stream is not the same person's any more. */
async function lookAgain(sessions: Sessions, listener: Listener): Promise<Listener | null> {
  if (listener.role === 'child') {
    return (await sessions.child())?.childId === listener.childId ? listener : null;
  }
  const parent = await sessions.parent();
  if (parent?.family.id !== listener.familyId || !isMember(parent.familyRole)) return null;
  return { ...listener, isHelper: parent.familyRole === 'helper' };
}

/** Parents hear everything of their family, helpers what they may read, a hero what is meant for them or for all heroes. */
function hears({ role, isHelper, childId }: Listener, change: FamilyChange): boolean {
  if (isHelper && change.isHiddenFromHelpers) return false;
  return role === 'parent' || change.childId === 'all' || change.childId === childId;
}

async function lookUp(sessions: Sessions, role: Role | undefined): Promise<Listener | null> {
  const parent = role === 'child' ? null : await sessions.parent();
  if (parent) {
    requireAccepted(parent);
    requirePremium(parent);
    const isHelper = parent.familyRole === 'helper';
    return { role: 'parent', isHelper, familyId: parent.family.id, childId: null };
  }
  const child = role === 'parent' ? null : await sessions.child();
  return child && { role: 'child', isHelper: false, familyId: child.family.id, childId: child.childId };
}
