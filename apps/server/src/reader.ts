import { writeFileSync } from 'node:fs';
import { type ReadingWork, readHere } from './adapters/read-here';

try {
  // Where memory runs out after all, Linux ends a reader and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems have no such file.
}

/** A process that reads what strangers sent: one piece of work after the other, each ended from outside where it takes too long. */
process.on('message', (work: ReadingWork) => {
  // From now on its time counts: how long a busy machine takes to start a process is nobody's fault.
  process.send?.({ begun: true });
  readHere(work).then(
    (done) => process.send?.({ done }),
    (error: unknown) => process.send?.({ failed: error instanceof Error ? error.message : 'unknown' }),
  );
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit(0));
