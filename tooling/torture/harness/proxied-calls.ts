import { WEBM } from '../../../packages/api/tests/testing/recordings';
import type { Hero } from './heroes';
import { waitFor } from './wait';

/** Above nginx's own limit for bodies, below the server's for recordings. */
const RECORDING_BYTES = 1_500_000;
const SYNC = 'event: sync';
/** Of another type than the clients' own, whose rows are counted. */
const BONUS = { type: 'gift', amount: 1, source: 'parent_bonus', description: 'A good day' };

/** A recording goes up through the proxy and comes back as it was. @returns what is wrong with that */
export async function uploadThrough(url: string, { family }: Hero): Promise<string[]> {
  const { json } = await family.asParent('POST', '/api/objects/upload');
  if (!json.uploadURL.startsWith(url)) return [`an upload address leads past the proxy: ${json.uploadURL}`];
  const bytes = new Uint8Array(RECORDING_BYTES);
  bytes.set(WEBM);
  const sent = await fetch(json.uploadURL, {
    method: 'PUT',
    headers: { 'content-type': 'audio/webm' },
    body: bytes,
  });
  if (sent.status !== 200) return [`an upload was answered with ${sent.status}: ${await sent.text()}`];
  const heard = await fetch(json.uploadURL.split('?')[0], { headers: { cookie: family.parentCookie } });
  const came = Buffer.from(await heard.arrayBuffer());
  return came.equals(bytes) ? [] : [`a recording came back with ${heard.status} and ${came.length} bytes`];
}

/**
 * A live stream through the proxy, as a browser's: compressed if the proxy likes to, and opened again when it ends.
 *
 * @returns milliseconds until news of a change came
 */
export async function hearThrough(url: string, { family, childId }: Hero): Promise<number> {
  const cut = new AbortController();
  const stream = await openStream(url, { cookie: family.parentCookie, signal: cut.signal });
  try {
    const before = stream.count();
    const made = await family.asParent('POST', `/api/children/${childId}/reward-transactions`, BONUS);
    if (made.status !== 201) throw new Error(`A write was answered with ${made.status}.`);
    return await waitFor('news come through the proxy', () => stream.count() > before);
  } finally {
    cut.abort();
  }
}

async function openStream(url: string, { cookie, signal }: { cookie: string; signal: AbortSignal }) {
  const headers = { cookie, accept: 'text/event-stream' };
  const answer = await fetch(`${url}/api/sync/stream`, { headers, signal });
  if (answer.status !== 200 || !answer.body) throw new Error(`A stream was answered with ${answer.status}.`);
  let received = '';
  const text = answer.body.pipeThrough(new TextDecoderStream());
  void (async () => {
    for await (const part of text) received += part;
  })().catch(() => {});
  await waitFor('a stream begins', () => received.length > 0);
  return { count: () => received.split(SYNC).length - 1 };
}
