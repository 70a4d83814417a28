import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountedAddress } from './caller-address';
import { busy, tooLarge, tooMany } from './guard-refusals';

/** Bytes that anybody may send, and the most of a body that does not tell its length. */
export const ORDINARY_BODY = 64 * 1024;
/** Large bodies at once, of everybody: with the largest picture in its base64 they keep some 60 MB. */
const MOST_AT_ONCE = 8;
const MOST_PER_FAMILY = 2;
/** Half of all: one address must not hold every place, however many families it has made. */
const MOST_PER_ADDRESS = 4;
const RETRY_AFTER_S = 5;

/** Whom a large body's place is counted for. Throws the refusal for whoever may send none. */
export type SenderOf = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who sends here, where no session says it. */
    senderOf?: SenderOf;
  }
}

/**
 * Decides before a large body is read whether it may come: few at once (503), of those whom `senderOf` finds (401 for a
 * stranger), two of a family and four of an address (429). A place is held until there is an answer. A body without a length
 * that grows large breaks off with 413.
 */
export function registerLargeBodies(
  app: FastifyInstance,
  { senderOf, countedAddress }: { senderOf: SenderOf; countedAddress: CountedAddress },
): void {
  const places = new Map<FastifyRequest, { address: string | null; sender: string | null }>();

  app.addHook('onRequest', async (request, reply) => {
    const { bodyLimit, config } = request.routeOptions;
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= ORDINARY_BODY) return;
    if (length > (bodyLimit ?? ORDINARY_BODY)) throw tooLarge();
    if (places.size >= MOST_AT_ONCE) throw busy('large_bodies', RETRY_AFTER_S);
    const address = countedAddress(request.ip);
    const fromThere = [...places.values()].filter((place) => address !== null && place.address === address);
    if (fromThere.length >= MOST_PER_ADDRESS) throw tooMany('tooManyLarge', RETRY_AFTER_S);
    // Before the look at the session, which takes a while: many at the same moment must not all find room.
    const place: { address: string | null; sender: string | null } = { address, sender: null };
    places.set(request, place);
    reply.raw.once('close', () => places.delete(request));
    const sender = await (config.senderOf ?? senderOf)(request, reply);
    const others = [...places.values()].filter((other) => other.sender === sender);
    if (others.length >= MOST_PER_FAMILY) throw tooMany('tooManyLarge', RETRY_AFTER_S);
    place.sender = sender;
  });
  app.addHook('onSend', async (request) => void places.delete(request));

  app.addHook('preParsing', async ({ headers }, _reply, payload) => {
    if (headers['transfer-encoding'] === undefined) return payload;
    return payload.pipe(bounded(ORDINARY_BODY));
  });
}

/** Passes so many bytes on, and fails at the next. */
function bounded(limit: number): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
}

/** Whether a request says that a body follows. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
