import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Relay {
  /** Origin, without a slash at its end. */
  url: string;
  /** From now on what lies at this path ends with these words. */
  append: (path: string, words: string) => void;
  stop: () => Promise<void>;
}

/**
 * Stands before a server and passes everything on. A browser's own questions for a service worker pass by the page, so
 * that another version of it can only be served from here.
 */
export async function startRelay(target: string): Promise<Relay> {
  const endings = new Map<string, string>();
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', target);
    const ending = endings.get(pathname);
    const { 'if-none-match': _, 'if-modified-since': __, ...fresh } = asked.headers;
    const headers = ending ? { ...fresh, 'accept-encoding': 'identity' } : asked.headers;
    const { method } = asked;
    const onward = request(new URL(asked.url ?? '/', target), { method, headers }, (came) => {
      const { 'content-length': _, etag: __, ...rest } = came.headers;
      answer.writeHead(came.statusCode ?? 502, ending ? rest : came.headers);
      came.pipe(answer, { end: !ending });
      if (ending) came.once('end', () => answer.end(ending));
    });
    onward.once('error', () => answer.destroy());
    answer.once('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    append: (path, words) => endings.set(path, words),
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
