import { once } from 'node:events';
import { type AddressInfo, createServer, connect as open, type Server, type Socket } from 'node:net';

/** A TCP address that stays the same while what it leads to is pulled out and put back elsewhere. */
export interface Cable {
  port: number;
  /** Breaks every connection; further ones are refused. */
  pull(): Promise<void>;
  /** Leads to that port of this machine from now on. */
  plug(port: number): Promise<void>;
}

/** @param nextAddress from which of this machine's addresses the next connection comes, as if callers had their own */
export async function layCable(toPort: number, nextAddress?: () => string): Promise<Cable> {
  const sockets = new Set<Socket>();
  let target = toPort;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((inside) => {
      const localAddress = nextAddress?.();
      const outside = open({ port: target, host: '127.0.0.1', ...(localAddress && { localAddress }) });
      for (const [socket, other] of [[inside, outside] as const, [outside, inside] as const]) {
        keep(socket);
        socket.pipe(other);
        socket.once('close', () => other.destroy());
      }
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    pull: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    plug: async (next) => {
      target = next;
      server = await listen(port);
    },
  };
}
