import { rmSync } from 'node:fs';
import { type ClockServer, startClockServer } from './clock-server';
import { startsAt } from './family-zone';

let opened: Promise<ClockServer> | undefined;

/**
 * The server of all journeys of this worker, at the moment when journeys begin: each has a family of its own. It ends with
 * the worker.
 */
export async function journeyServer(): Promise<ClockServer> {
  opened ??= startClockServer(new Date(startsAt()), { isRunning: true }).then((server) => {
    process.on('exit', () => rmSync(server.dataDir, { recursive: true, force: true }));
    return server;
  });
  const server = await opened;
  server.setTime(new Date(startsAt()));
  return server;
}
