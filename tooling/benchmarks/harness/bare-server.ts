import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase } from '../../../packages/db/src/client';

// The least that a server on Postgres can do, in a process of its own: node:http and one indexed SELECT by postgres.js.

const [, , databaseUrl = ''] = process.argv;
const { sql } = createDatabase(databaseUrl, { applicationName: 'bare' });

const server = createServer((request, response) => {
  const id = (request.url ?? '').slice(1);
  sql`select id, last_event_at from families where id = ${id}`.then(
    ([family]) => {
      const text = JSON.stringify(family);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
