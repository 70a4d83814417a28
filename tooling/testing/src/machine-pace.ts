const TEXT = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `row ${at}` })));
/** Processor time in ms of the work below on the machine whose figures the bounds of the tests are. */
const REFERENCE_MS = 9;
/** Whatever else the machine does only ever slows the work down: the least of some tries is its pace. */
const TRIES = 8;
/** A machine that is slower still cannot be measured on. */
const MOST = 4;

/**
 * How many times slower this machine computes right now than the one that the bounds were set on: from 1, for one that is as
 * fast or faster, to 4. Bounds on time are multiplied by it, so they say the same of the product wherever they are tried.
 */
export function machinePace(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES; i += 1) least = Math.min(least, workMs());
  return Math.min(MOST, Math.max(1, least / REFERENCE_MS));
}

function workMs(): number {
  const before = process.cpuUsage();
  JSON.parse(JSON.stringify(JSON.parse(TEXT)));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e3;
}
