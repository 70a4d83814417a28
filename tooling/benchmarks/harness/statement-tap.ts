import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A statement as it went over the wire; values in Postgres's text form. */
export interface Statement {
  text: string;
  values: (string | null)[];
}

export interface StatementTap {
  /** The database's address through the tap. */
  databaseUrl: string;
  /** What was executed since the last call. */
  take: () => Statement[];
  close: () => Promise<void>;
}

/** Stands between a server and its Postgres and notes each statement that is executed. */
export async function openStatementTap(databaseUrl: string): Promise<StatementTap> {
  const target = new URL(databaseUrl);
  let noted: Statement[] = [];
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) });
    const listen = listenerOf((statement) => noted.push(statement));
    client.on('data', (bytes) => {
      listen(bytes);
      database.write(bytes);
    });
    database.on('data', (bytes) => client.write(bytes));
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((listener.address() as AddressInfo).port);
  return {
    databaseUrl: url.toString(),
    take: () => {
      const taken = noted;
      noted = [];
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

/** Reads one connection's messages: Parse keeps a text under a name, Bind brings values, Execute runs them. */
function listenerOf(onStatement: (statement: Statement) => void): (bytes: Buffer) => void {
  const texts = new Map<string, string>();
  let bound: Statement = { text: '', values: [] };
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      // The very first message has no letter.
      const head = isStarted ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const kind = isStarted ? String.fromCharCode(rest[0] as number) : '';
      const body = rest.subarray(head + 4, length);
      rest = rest.subarray(length);
      isStarted = true;
      if (kind === 'P') {
        const [name, text] = words(body, 2);
        texts.set(name ?? '', text ?? '');
      } else if (kind === 'B') bound = boundStatement(body, texts);
      else if (kind === 'E') onStatement(bound);
      else if (kind === 'Q') onStatement({ text: words(body, 1)[0] ?? '', values: [] });
    }
  };
}

function boundStatement(body: Buffer, texts: Map<string, string>): Statement {
  const [portal = '', name = ''] = words(body, 2);
  let at = Buffer.byteLength(portal) + Buffer.byteLength(name) + 2;
  at += 2 + 2 * body.readInt16BE(at);
  const count = body.readInt16BE(at);
  at += 2;
  const values: (string | null)[] = [];
  for (let i = 0; i < count; i += 1) {
    const length = body.readInt32BE(at);
    at += 4;
    values.push(length < 0 ? null : body.toString('utf8', at, at + length));
    at += Math.max(0, length);
  }
  return { text: texts.get(name) ?? '', values };
}

/** Texts that each end with a zero byte. */
function words(body: Buffer, count: number): string[] {
  return body.toString('utf8').split('\0', count);
}
