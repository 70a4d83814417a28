import type { Ports } from '@herohood/api/context';
import type { sweepDueMissions } from '@herohood/api/missions/sweep-due-missions';
import { expect, test, vi } from 'vitest';
import { settle } from '../../tests/testing/until';
import { missionsJob } from './missions';

type Outcome = Awaited<ReturnType<typeof sweepDueMissions>>;

const FULL: Outcome = { approved: 7, examined: 100 };
const REST: Outcome = { approved: 3, examined: 3 };

/** A sweep whose batches wait until the test ends them, in the order in which they began. */
function openSweep() {
  const batches: { end: (outcome: Outcome) => void; fail: (error: Error) => void }[] = [];
  const sweep = missionsJob({} as Ports, {
    sweep: () => new Promise((resolve, reject) => batches.push({ end: resolve, fail: reject })),
    settleLeft: async () => {},
  });
  return { batches, sweep };
}

test('while little is due there is one look at a time, and no second', async () => {
  const { batches, sweep } = openSweep();
  const done = sweep.run(() => false);
  expect(batches).toHaveLength(1);
  batches[0]?.end(REST);
  await done;
  expect(batches).toHaveLength(1);
  expect(sweep.counts).toEqual({ approved: 3 });
});

test('while much is due two batches run at once, each followed by the next, until nothing is left', async () => {
  const { batches, sweep } = openSweep();
  const done = sweep.run(() => false);
  batches[0]?.end(FULL);
  await settle();
  expect(batches).toHaveLength(3);
  batches[1]?.end(FULL);
  await settle();
  expect(batches).toHaveLength(4);
  batches[2]?.end(REST);
  batches[3]?.end(REST);
  await done;
  expect(batches).toHaveLength(4);
  expect(sweep.counts).toEqual({ approved: 7 + 7 + 3 + 3 });
});

test('a batch that fails is told of when the other has ended too', async () => {
  const { batches, sweep } = openSweep();
  const isOver = vi.fn();
  const done = sweep.run(() => false);
  void done.catch(isOver);
  batches[0]?.end(FULL);
  await settle();
  batches[1]?.fail(new Error('the database is away'));
  await settle();
  expect(isOver).not.toHaveBeenCalled();
  batches[2]?.end(REST);
  await expect(done).rejects.toThrow('the database is away');
});

test('a worker that stops begins no further batch', async () => {
  const { batches, sweep } = openSweep();
  let isStopping = false;
  const done = sweep.run(() => isStopping);
  batches[0]?.end(FULL);
  await settle();
  isStopping = true;
  batches[1]?.end(FULL);
  batches[2]?.end(FULL);
  await done;
  expect(batches).toHaveLength(3);
});
