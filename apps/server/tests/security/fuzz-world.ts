import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openRowState } from '@herohood/db/testing/row-state';
import type { Caller } from '../contract/matrix-callers';
import { type IdsFor, readIds } from '../contract/matrix-ids';
import type { Operation } from '../contract/matrix-operations';
import { type MatrixWorld, openMatrixWorld } from '../contract/matrix-world';
import type { Sent } from './fuzz-calls';
import { type Answered, faultsOf } from './fuzz-judge';
import { LONGEST_BLOCK_MS, sureBlock } from './loop-watch';

const WAIT_MS = 500;
const MOST_WAITS = 40;

/** A world in which everything that a call changes is put back, so that the next one finds it whole. */
export interface FuzzWorld {
  matrix: MatrixWorld;
  idsFor: IdsFor;
  /** Who may make this call: one of each side that may, else somebody who is not signed in. */
  callersOf(operation: Operation): Caller[];
  /** Sends one call; what is wrong with how it was answered, in words. */
  attack(sent: Sent, caller: Caller): Promise<string[]>;
  close(): Promise<void>;
}

export async function openFuzzWorld(): Promise<FuzzWorld> {
  const matrix = await openMatrixWorld();
  const idsFor = await readIds(matrix);
  const rows = await openRowState(matrix.sql);
  await rows.keep('beginning');
  await rows.written();
  const named = new Map(matrix.callers.map((caller) => [caller.name, caller]));
  const caller = (name: string) => named.get(name) as Caller;
  const { app } = matrix.server;

  async function send({ method, url, headers, payload }: Sent, { cookie }: Caller): Promise<Answered> {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: '127.0.0.1',
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
      payloadAsStream: true,
    });
    const contentType = String(answer.headers['content-type'] ?? '');
    const isStream = contentType.startsWith('text/event-stream');
    if (isStream) answer.stream().destroy();
    const chunks: Buffer[] = [];
    if (!isStream) for await (const chunk of answer.stream()) chunks.push(Buffer.from(chunk));
    const body = unpacked(Buffer.concat(chunks), answer.headers['content-encoding']);
    return { status: answer.statusCode, contentType, body: body.toString() };
  }

  async function attack(sent: Sent, by: Caller): Promise<string[]> {
    let start = performance.now();
    let answer = await send(sent, by);
    let tookMs = performance.now() - start;
    // Where other work leaves this process no time it protects itself; then the call has not been tried yet.
    for (let i = 0; i < MOST_WAITS && isBusy(answer); i += 1) {
      await pause(WAIT_MS);
      start = performance.now();
      answer = await send(sent, by);
      tookMs = performance.now() - start;
    }
    await putBack(sent, answer.status);
    const faults = faultsOf(answer);
    // What did not take long cannot have blocked for long; what did has waited for something, or blocks each time.
    if (tookMs > LONGEST_BLOCK_MS) {
      const calm = await sureBlock(() => send({ method: 'GET', url: '/healthz', headers: {} }, by));
      const blockedMs = (await sureBlock(() => send(sent, by))) - calm;
      await putBack(sent, answer.status);
      if (blockedMs > LONGEST_BLOCK_MS) faults.push(`blocks the event loop for ${Math.round(blockedMs)} ms`);
    }
    return faults;
  }

  /** Counts of tries are always put back: else a lock would answer for what lies behind it. */
  async function putBack({ method }: Sent, status: number): Promise<void> {
    if (status === 401 || status === 429) await rows.restore('beginning', []);
    if (method === 'GET' || status >= 400) return;
    const written = await rows.written();
    if (written.length > 0) await rows.restore('beginning', written);
  }

  return {
    matrix,
    idsFor,
    attack,
    callersOf: ({ sessions }) => {
      if (sessions.length === 0) return [caller('nobody')];
      return sessions.map((session) => caller(session === 'parent' ? 'the owner' : 'the hero'));
    },
    close: () => matrix.close(),
  };
}

const isBusy = ({ status, body }: Answered) => status === 503 && body.includes('very busy right now');

function unpacked(bytes: Buffer, encoding: unknown): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
