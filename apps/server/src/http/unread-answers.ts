import type { FastifyInstance } from 'fastify';
import type { CountedAddress } from './caller-address';
import { busy, tooMany } from './guard-refusals';
import { LIVE_STREAM } from './load-guard';
import { kindOf } from './matched-route';

/** Bytes of answers that wait for their readers: far more than a school's pictures in one moment. */
const MOST_PER_ADDRESS = 32 * 1024 * 1024;
const MOST_TOGETHER = 256 * 1024 * 1024;
/** What counts for an answer that does not tell its size beforehand. */
const UNTOLD = 64 * 1024;
const RETRY_AFTER_S = 5;

/**
 * Bounds what answers to calls keep in memory until they are taken: an address has so many bytes on their way (429), everybody
 * together so many (503). A reader who takes nothing is sent away after a while; see server.ts. Live streams have limits of
 * their own.
 */
export function registerUnreadAnswers(
  app: FastifyInstance,
  {
    countedAddress,
    mostPerAddress = MOST_PER_ADDRESS,
  }: { countedAddress: CountedAddress; mostPerAddress?: number | undefined },
): void {
  const unread = new Map<string, number>();
  let together = 0;
  const add = (address: string | null, bytes: number) => {
    together += bytes;
    if (address === null) return;
    const sum = (unread.get(address) ?? 0) + bytes;
    if (sum > 0) unread.set(address, sum);
    else unread.delete(address);
  };

  app.addHook('onRequest', async (request) => {
    if (kindOf(request) === 'page') return;
    const address = countedAddress(request.ip);
    if (address !== null && (unread.get(address) ?? 0) >= mostPerAddress)
      throw tooMany('tooManyUnread', RETRY_AFTER_S);
    if (together >= MOST_TOGETHER) throw busy('unread_answers', RETRY_AFTER_S);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isLive = request.routeOptions.url === LIVE_STREAM;
    if (isLive || kindOf(request) === 'page' || reply.raw.destroyed) return;
    const address = countedAddress(request.ip);
    const bytes = sizeOf(payload);
    add(address, bytes);
    reply.raw.once('close', () => add(address, -bytes));
  });
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  if (payload instanceof Uint8Array) return payload.byteLength;
  return payload ? UNTOLD : 0;
}
