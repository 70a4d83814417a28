import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small proxy before several servers, as strict as any: what it passes on is never tried a second time. */
export interface Balancer {
  url: string;
  /** Connections to servers that broke while a call was on them. */
  broken(): number;
  stop(): Promise<void>;
}

/** Well below the time for which a server drains. */
const LOOK_MS = 200;
const LOOK_TIMEOUT_MS = 1_500;

/**
 * Asks each server's `/readyz` again and again, gives calls to those that are ready in turn, and keeps connections to
 * them open. A server that does not even accept a connection has seen nothing of the call: then the next one gets it.
 */
export async function startBalancer(targets: string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let brokenCount = 0;
  let turn = 0;
  const look = async () => {
    await Promise.all(
      targets.map(async (target) => {
        const isReady = await fetch(`${target}/readyz`, {
          signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
        }).then(
          async (answer) => {
            await answer.text();
            return answer.ok;
          },
          () => false,
        );
        if (isReady) ready.add(target);
        else ready.delete(target);
      }),
    );
  };
  const order = () => {
    const able = targets.filter((target) => ready.has(target));
    turn += 1;
    return able.map((_, i) => able[(i + turn) % able.length] as string);
  };
  const fail = (answer: ServerResponse) => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end('{}');
  };
  const pass = (
    [target, ...others]: string[],
    { asked, answer, body }: { asked: IncomingMessage; answer: ServerResponse; body: Buffer },
  ) => {
    if (!target) return fail(answer);
    const { connection: _, ...headers } = asked.headers;
    const options = { method: asked.method, headers, agent };
    const onward = request(new URL(asked.url ?? '/', target), options, (came) => {
      const { connection: _, 'keep-alive': __, ...rest } = came.headers;
      answer.writeHead(came.statusCode ?? 502, rest);
      came.pipe(answer);
      came.once('error', () => fail(answer));
    });
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(others, { asked, answer, body });
      if (!answer.destroyed) brokenCount += 1;
      fail(answer);
    });
    answer.once('close', () => onward.destroy());
    onward.end(body);
  };
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    pass(order(), { asked, answer, body: Buffer.concat(chunks) });
  });
  // Clients keep their connections for as long as they like: only the servers' own are looked at here.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await look();
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => brokenCount,
    stop: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
