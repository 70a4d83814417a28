import { connect } from 'node:net';
import { promisify } from 'node:util';
import { baseProcedure, router } from '@herohood/api/trpc';
import { expect, test } from 'vitest';
import { openTestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';

const CALL =
  'POST /trpc/slow HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

test('a caller who hangs up is no fault of the server, and what they asked for is done', async () => {
  const act = { isBegun: false, isDone: false, mayEnd: () => {} };
  const end = new Promise<void>((resolve) => {
    act.mayEnd = resolve;
  });
  const slow = baseProcedure.mutation(async () => {
    act.isBegun = true;
    await end;
    act.isDone = true;
  });
  const server = await openTestServer(router({ slow }));
  try {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const countCallers = promisify(server.app.server.getConnections.bind(server.app.server));
    const caller = connect(Number(port), '127.0.0.1');
    caller.write(CALL);
    await until(() => act.isBegun);
    caller.destroy();
    await until(async () => (await countCallers()) === 0);
    act.mayEnd();
    await until(() => server.logged().some(({ msg }) => msg === 'the caller hung up'));
    expect(act.isDone).toBe(true);
    expect(server.logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  } finally {
    await server.close();
  }
});
