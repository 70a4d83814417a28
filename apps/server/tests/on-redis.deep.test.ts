// What the gate plays on Postgres, on Redis too.
import '../src/adapters/live.test';
import '../src/http/flood-guard.test';
import '../src/workers/missions.test';
import '../src/workers/scheduled-jobs.test';
