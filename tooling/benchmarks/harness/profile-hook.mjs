// Loaded into a server that is to be profiled (`npm run bench -- <name> --profile`): from its first line to its end,
// written to the file that PROFILE_TO names.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { getHeapSpaceStatistics } from 'node:v8';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.start');
process.on('exit', () => {
  session.post('Profiler.stop', (_, { profile }) => {
    writeFileSync(process.env.PROFILE_TO, JSON.stringify({ ...profile, heap: getHeapSpaceStatistics() }));
  });
});
