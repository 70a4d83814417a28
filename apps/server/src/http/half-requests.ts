import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Every, everyInterval } from '../timers';
import type { CountedAddress } from './caller-address';
import { tooMany } from './guard-refusals';
import { hasBody, ORDINARY_BODY } from './large-bodies';

/** Far more than a school sends in one moment: a whole request is under way for milliseconds. */
const MOST_PER_ADDRESS = 50;
/** A body that belongs to no picture or recording is here by then, even over a poor connection. */
const ARRIVAL_MS = 15_000;
/** Beyond an ordinary body each second brings so many bytes more. */
const BYTES_PER_SECOND = 160 * 1024;
/** A long body holds one of a few places, so it may not stand still: each such span brings so many bytes of it. */
export const PACE_MS = 5_000;
export const PACE_BYTES = 80 * 1024;
const RETRY_AFTER_S = 5;

interface HalfRequestOptions {
  countedAddress: CountedAddress;
  /** For tests: milliseconds for an ordinary body. */
  arrivalMs?: number | undefined;
  /** For tests. */
  every?: Every | undefined;
}

/**
 * Bounds requests whose body is still on its way: an address has so many at once (429), and each has a time, longer for
 * a body that says that it is long; then its connection is closed with 408. So is that of a long body which comes slower than
 * its pace. For the time until the headers are here Node has a limit of its own.
 */
export function registerHalfRequests(app: FastifyInstance, options: HalfRequestOptions): void {
  const { countedAddress, arrivalMs = ARRIVAL_MS, every = everyInterval } = options;
  const unfinished = new Map<string, number>();

  app.addHook('onRequest', async ({ raw, headers, ip }) => {
    // Small bodies mostly come with their headers and are here already.
    if (raw.complete !== false || !hasBody(headers)) return;
    const address = countedAddress(ip);
    const count = address === null ? 0 : (unfinished.get(address) ?? 0);
    if (count >= MOST_PER_ADDRESS) throw tooMany('tooManyUnfinished', RETRY_AFTER_S);
    if (address !== null) unfinished.set(address, count + 1);
    const close = () => app.server.emit('clientError', late(), raw.socket);
    const beyond = Math.max(0, Number(headers['content-length'] ?? 0) - ORDINARY_BODY);
    const timer = setTimeout(close, arrivalMs + (beyond / BYTES_PER_SECOND) * 1_000);
    timer.unref();
    const stopPace = beyond > 0 ? watchPace(raw.socket, every, close) : () => {};
    const end = () => {
      raw.off('end', end).off('close', end);
      clearTimeout(timer);
      stopPace();
      if (address === null) return;
      const left = (unfinished.get(address) ?? 0) - 1;
      if (left > 0) unfinished.set(address, left);
      else unfinished.delete(address);
    };
    raw.on('end', end).on('close', end);
  });
}

/** Calls `close` when a span has brought too little. */
function watchPace(socket: Socket, every: Every, close: () => void): () => void {
  let before = socket.bytesRead;
  return every(PACE_MS, () => {
    if (socket.bytesRead - before < PACE_BYTES) close();
    before = socket.bytesRead;
  });
}

/** As Node says it when its own limit is over. */
function late(): Error {
  return Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
