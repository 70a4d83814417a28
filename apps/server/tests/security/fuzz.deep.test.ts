import { type Random, seededRandom, shuffled } from '@herohood/domain/games/random';
import { afterAll, describe, expect, test } from 'vitest';
import { markedDocument } from '../contract/marked-document';
import type { Caller } from '../contract/matrix-callers';
import type { Filled, Operation } from '../contract/matrix-operations';
import {
  allOperations,
  bodyWith,
  edgesOf,
  harmless,
  type Sent,
  type Spot,
  sendable,
  spotsOf,
} from './fuzz-calls';
import { openFuzzWorld } from './fuzz-world';
import { hostileRequests } from './hostile-requests';
import { HOSTILE, HOSTILE_IN_ADDRESS, HOSTILE_LARGE, HOSTILE_SMALL } from './hostile-values';

/** `ABUSE=full` sends every value to every place (some minutes); otherwise a share that the seed chooses. */
const IS_FULL = process.env.ABUSE === 'full';
/** `ABUSE_SEED=n` sees the same values again. */
const SEED = Number(process.env.ABUSE_SEED ?? 20_260_310);
const VALUES_PER_PLACE = IS_FULL ? HOSTILE.length : 4;
const EDGES_PER_PLACE = IS_FULL ? 1_000 : 2;
const LARGE_PER_CALL = IS_FULL ? HOSTILE_LARGE.length : 1;
const REQUESTS_PER_CALL = IS_FULL ? 1_000 : 4;

const world = await openFuzzWorld();
const document = markedDocument();
const operations = allOperations(document);
afterAll(() => world.close());

interface Attack {
  what: string;
  sent: Sent;
}

/** Everything hostile that one call is tried with, by one caller. */
function attacksOn(operation: Operation, caller: Caller, random: Random): Attack[] {
  const filled = harmless(operation, caller, world.idsFor);
  const spots = spotsOf(operation);
  const attacks = spots.flatMap((spot) => attacksOnSpot({ operation, filled, random }, spot));
  const hasBody = operation.method !== 'GET' && spots.some((spot) => spot.in === 'body');
  const large = hasBody ? shuffled(random, HOSTILE_LARGE).slice(0, LARGE_PER_CALL) : [];
  return [
    ...attacks,
    ...large.map(({ what, json }) => ({
      what: `an unknown field with ${what}`,
      sent: sendable(operation, filled, { json: bodyWith(filled.body, { ...UNKNOWN }, json) }),
    })),
    ...shuffled(random, hostileRequests(sendable(operation, filled))).slice(0, REQUESTS_PER_CALL),
  ];
}

const UNKNOWN: Spot = { in: 'body', path: ['somethingElse'], schema: {} };

function attacksOnSpot(
  { operation, filled, random }: { operation: Operation; filled: Filled; random: Random },
  spot: Spot,
): Attack[] {
  const place = `${spot.in} ${spot.path.join('.')}`;
  const name = String(spot.path[0]);
  if (spot.in !== 'body') {
    const chosen = shuffled(random, HOSTILE_IN_ADDRESS).slice(0, VALUES_PER_PLACE);
    return chosen.map(({ what, encoded }) => ({
      what: `${place} = ${what}`,
      sent: sendable(operation, filled, { address: { [name]: encoded } }),
    }));
  }
  const edges = edgesOf(spot.schema).map((value) => {
    const json = JSON.stringify(value);
    return { what: json.slice(0, 60), json };
  });
  const isInAddress = operation.method === 'GET';
  const chosen = [
    ...shuffled(random, isInAddress ? HOSTILE_SMALL : HOSTILE).slice(0, VALUES_PER_PLACE),
    ...shuffled(random, edges).slice(0, EDGES_PER_PLACE),
  ];
  return chosen.map(({ what, json }) => ({
    what: `${place} = ${what}`,
    sent: sendable(operation, filled, { json: bodyWith(filled.body, spot, json) }),
  }));
}

let attacks = 0;

describe(`nothing hostile makes the server fail, speak in riddles or stand still (seed ${SEED})`, () => {
  test.each(operations.map((operation, index) => [operation.name, operation, index] as const))(
    '%s',
    async (name, operation, index) => {
      const random = seededRandom(SEED + index);
      const complaints: string[] = [];
      for (const caller of world.callersOf(operation)) {
        for (const { what, sent } of attacksOn(operation, caller, random)) {
          attacks += 1;
          for (const fault of await world.attack(sent, caller)) {
            complaints.push(`${name} by ${caller.name} with ${what}: ${fault}`);
          }
        }
      }
      expect(complaints).toEqual([]);
    },
    IS_FULL ? 600_000 : 60_000,
  );

  test('thousands of hostile calls were sent, and what nobody attacked still stands', async () => {
    expect(attacks).toBeGreaterThan(2_000);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    await world.matrix.checkLedgers();
  });
});
