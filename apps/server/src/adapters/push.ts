import type { ClientRequest, RequestOptions } from 'node:http';
import { Agent, request } from 'node:https';
import type { PushPort } from '@herohood/api/context';
import { publicLookup } from './push-address';
import type { VapidKeys } from './vapid';

/** From the first packet to the answer: a push service that takes longer is as good as down. */
const TIMEOUT_MS = 10_000;
/** What push services answer for a subscription that the browser has dropped. */
const GONE = new Set([404, 410]);

type Connect = (url: URL, options: RequestOptions) => ClientRequest;

export interface PushOptions {
  keys: VapidKeys;
  /** Other in tests only. */
  connect?: Connect;
  timeoutMs?: number;
}

/**
 * Web Push (RFC 8030, 8291, 8292). The library encrypts and signs; the call itself is made here, so that it ends in
 * time, reads no answer's body, follows no redirect and reaches public addresses only.
 */
export function createPush({
  keys,
  connect = connectPublicly(),
  timeoutMs = TIMEOUT_MS,
}: PushOptions): PushPort {
  const { publicKey, privateKey, subject } = keys;
  return {
    publicKey,
    send: async ({ endpoint, p256dh, auth }, message, { ttlSeconds }) => {
      // Loaded with the first push: many servers send none.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject, publicKey, privateKey }, TTL: ttlSeconds, urgency: 'high' },
      );
      const signal = AbortSignal.timeout(timeoutMs);
      const outgoing = connect(new URL(endpoint), { method: 'POST', headers, signal });
      const status = await answerOf(outgoing, body);
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.has(status)) return 'gone';
      throw new Error(`The push service answered ${status}.`);
    },
  };
}

/** The answer's status. @throws with the failure's code alone: its message may name the subscription's address. */
function answerOf(outgoing: ClientRequest, body: Buffer | null): Promise<number> {
  return new Promise((resolve, reject) => {
    outgoing.on('response', (response) => {
      response.on('error', () => {});
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(`The push service was not reached (${error.code ?? error.name}).`)),
    );
    outgoing.end(body);
  });
}

function connectPublicly(): Connect {
  const agent = new Agent({
    keepAlive: true,
    maxFreeSockets: 10,
    timeout: TIMEOUT_MS,
    lookup: publicLookup(),
  });
  return (url, options) => request(url, { ...options, agent });
}
