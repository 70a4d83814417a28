import { settleClock } from '../billing/due';
import { invalidRequest } from '../errors';
import { listObjects } from '../list-objects';
import { integer, listParams, params, readParams, text } from '../params';
import type { TestClock } from '../wire';
import { DEFAULT_CLOCK, timeOfClock, type Work } from '../work';
import { type Call, find } from './call';

/** Stripe forgets a test clock after 30 days; here this is only said, and nothing is deleted. */
const KEPT_SECONDS = 30 * 86_400;
const FURTHEST_SECONDS = 2 * 366 * 86_400;

const CreateParams = params({ frozen_time: integer, name: text.max(300).optional() });
const AdvanceParams = params({ frozen_time: integer });

export function createTestClock({ work, form }: Call): TestClock {
  const { frozen_time, name } = readParams(CreateParams, form);
  const clock = asClock({
    id: work.newId('clock'),
    created: work.nowSeconds,
    frozen_time,
    name: name || null,
  });
  work.state.testClocks[clock.id] = clock;
  return clock;
}

export function retrieveTestClock({ work, id, form }: Call): TestClock {
  readParams(params({}), form);
  return findClock(work, id);
}

export function listTestClocks({ work, form }: Call): object {
  const page = readParams(listParams({}), form);
  const all = [findClock(work, DEFAULT_CLOCK), ...Object.values(work.state.testClocks)];
  return listObjects({ all, page, url: '/v1/test_helpers/test_clocks' });
}

/**
 * Moves a clock on and does at once everything that falls due on the way, so the clock is 'ready' again in the answer. (Stripe
 * answers 'advancing' and works on; who waits for 'ready' works with both.)
 */
export function advanceTestClock({ work, id, form }: Call): TestClock {
  const { frozen_time: target } = readParams(AdvanceParams, form);
  const { frozen_time: present } = findClock(work, id);
  if (target <= present) {
    throw invalidRequest("The advance time must be after the test clock's current frozen time.", {
      param: 'frozen_time',
    });
  }
  if (target > present + FURTHEST_SECONDS) {
    throw invalidRequest('A test clock cannot be advanced by more than two years at once.', {
      param: 'frozen_time',
    });
  }
  const own = work.state.testClocks[id];
  if (own === undefined) work.state.offsetSeconds += target - present;
  else own.frozen_time = target;
  settleClock(work, own === undefined ? null : id);
  return findClock(work, id);
}

function findClock(work: Work, id: string): TestClock {
  if (id !== DEFAULT_CLOCK) {
    return find({ all: work.state.testClocks, noun: 'billing clock', id });
  }
  const frozen_time = timeOfClock(work, null);
  return asClock({ id, created: work.state.defaultClockCreated, frozen_time, name: 'Everybody' });
}

function asClock(input: Pick<TestClock, 'id' | 'created' | 'frozen_time' | 'name'>): TestClock {
  return {
    object: 'test_helpers.test_clock',
    deletes_after: input.created + KEPT_SECONDS,
    livemode: false,
    status: 'ready',
    status_details: {},
    ...input,
  };
}
