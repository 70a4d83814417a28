import { connect } from 'node:net';
import type { Call, LoadPlan, LoadResult } from './load-plan';

// A process of its own that speaks HTTP over plain sockets: it shares the machine with what it measures, so it does no
// more than count answers.

const HEAD_END = '\r\n\r\n';

process.on('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

async function run({ url, connections, seconds }: LoadPlan): Promise<LoadResult> {
  const result: LoadResult = { answers: 0, perSecond: 0, latenciesMs: [], refused: {} };
  const { host, hostname, port } = new URL(url);
  const texts = connections.map((calls) => calls.map((call) => asText(call, host)));
  const began = performance.now();
  const end = seconds === undefined ? null : began + seconds * 1_000;
  const address = { host: hostname, port: Number(port) };
  await Promise.all(texts.map((calls) => talk({ address, calls, end, result })));
  result.perSecond = (result.answers * 1_000) / (performance.now() - began);
  return result;
}

interface Talk {
  address: { host: string; port: number };
  calls: string[];
  end: number | null;
  result: LoadResult;
}

function talk({ address, calls, end, result }: Talk): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.setNoDelay(true);
    let next = 0;
    let sentAt = 0;
    let received = Buffer.alloc(0);
    const send = () => {
      const now = performance.now();
      const isOver = end === null ? next >= calls.length : now >= end;
      if (isOver || calls.length === 0) return socket.end();
      sentAt = now;
      socket.write(calls[next % calls.length] as string);
      next += 1;
    };
    socket.on('connect', send);
    socket.on('data', (bytes) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
      const answer = wholeAnswer(received);
      if (!answer) return;
      received = received.subarray(answer.bytes);
      result.answers += 1;
      result.latenciesMs.push(performance.now() - sentAt);
      if (answer.status >= '300') result.refused[answer.status] = (result.refused[answer.status] ?? 0) + 1;
      send();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      if (end === null && next < calls.length) reject(new Error('The server hung up.'));
      else resolve();
    });
  });
}

/** Status and length of the answer that lies in the buffer; null while it is incomplete. */
function wholeAnswer(received: Buffer): { status: string; bytes: number } | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.toString('latin1', 0, headEnd).toLowerCase();
  const status = head.slice(9, 12);
  const from = headEnd + HEAD_END.length;
  const named = head.indexOf('\r\ncontent-length:');
  if (named >= 0) {
    const bytes = from + Number.parseInt(head.slice(named + 17, named + 30), 10);
    return received.length < bytes ? null : { status, bytes };
  }
  if (!head.includes('\r\ntransfer-encoding: chunked')) return { status, bytes: from };
  const last = received.indexOf('0\r\n\r\n', from);
  return last < 0 ? null : { status, bytes: last + 5 };
}

function asText({ method, path, cookie, body }: Call, host: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, 'accept: application/json'];
  if (cookie) lines.push(`cookie: ${cookie}`);
  if (body !== undefined) lines.push('content-type: application/json');
  if (method !== 'GET') lines.push(`content-length: ${Buffer.byteLength(text)}`);
  return `${lines.join('\r\n')}${HEAD_END}${text}`;
}
