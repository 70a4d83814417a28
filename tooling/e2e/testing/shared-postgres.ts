import { createTestDatabase } from '../../../packages/db/src/testing/test-database';
import { type RunningServer, startServer } from './server';

/**
 * Starts the built server, with no family in it, on a database of its own in the run's Postgres: a few seconds sooner
 * than on an embedded one of its own. That is for the main job's journey, and for those that want the demo family.
 *
 * @param name its log goes to `test-results/<name>.log`
 */
export async function startServerOnShared(name: string): Promise<RunningServer> {
  const database = await createTestDatabase({ maxConnections: 1 });
  try {
    const server = await startServer(name, { DATABASE_URL: database.url });
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
