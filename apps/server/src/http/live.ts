import { PassThrough } from 'node:stream';
import type { FamilyChange, Ports, ReplyPort } from '@herohood/api/context';
import { createContext } from '@herohood/api/create-context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Live } from '../adapters/live';
import type { CountedAddress } from './caller-address';
import { type Every, everyInterval } from './every';
import { findListener, hears, type Listener, lookAgain } from './live-listener';
import type { LiveStreams, OpenStream, StreamHolder } from './live-streams';
import { type ContextMaker, requestInfo } from './request-context';

/** Keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 20_000;
/** The browser's pause before it connects again. */
const RETRY_MS = 2_000;
/** Bytes that a device may be behind; one that takes nothing any more is dropped. */
const MAX_BACKLOG = 16_384;

export interface LiveRouteOptions {
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
