import { setTimeout as pause } from 'node:timers/promises';
import { type Call, chooseAct, type FactKind } from './acts';
import type { Chance } from './chance';
import type { Hero } from './heroes';

/** What clients were told, and what they were not. */
export interface Tally {
  /** Calls that were answered, whatever the answer. */
  answered: number;
  /** Keys of what was acknowledged, oldest first; a key that was acknowledged twice stands there twice. */
  facts: Map<FactKind, string[]>;
  /** Calls without an answer, or with 503: nobody knows whether they were done. By what they would have made. */
  unanswered: Map<FactKind, number>;
  /** Calls that a server refused because the machine was too slow for it; it says so, and counts as no answer. */
  busy: number;
  /** By the name of a tap the row that its first answer named. */
  taps: Map<string, string>;
  /** Answers that no rule explains. */
  unexpected: string[];
  /** When the newest acknowledged write was begun (performance.now()). */
  newestBegunAt: number;
}

export interface Load {
  tally: Tally;
  /** Lets what is under way end. */
  stop(): Promise<void>;
  /** Resolves when all wanted calls are done. */
  ended: Promise<void>;
}

export interface LoadOptions {
  heroes: Hero[];
  clients: number;
  chance: Chance;
  /** Ends by itself after about so many calls; else when it is stopped. */
  calls?: number;
  /** Whether answers may stay away: processes are killed meanwhile. */
  mayBreak: boolean;
  tally?: Tally;
}

/** Conflicts with the present state are what races are about. */
const EXPECTED = new Set([200, 201, 409]);
const LOST = new Set([0, 502, 503]);
/** Two taps, two devices, two parents: how often the same call is made twice at once. */
const TWICE = 0.25;
const MOST_IDS = 200;
const AFTER_LOSS_MS = 20;

export function createTally(): Tally {
  return {
    answered: 0,
    facts: new Map(),
    unanswered: new Map(),
    busy: 0,
    taps: new Map(),
    unexpected: [],
    newestBegunAt: 0,
  };
}

/** Starts so many clients, each of which makes one call after the other, and some twice at once. */
export function startLoad(options: LoadOptions): Load {
  const { tally = createTally(), calls = Number.POSITIVE_INFINITY } = options;
  const last = tally.answered + calls;
  let isStopped = false;
  const runClient = async (chance: Chance) => {
    while (!isStopped && tally.answered < last) {
      const hero = chance.of(options.heroes) as Hero;
      const act = chooseAct(chance);
      const call = act.call(hero, chance);
      if (!call) continue;
      const times = chance.next() < TWICE ? 2 : 1;
      const told = await Promise.all(
        Array.from({ length: times }, () => perform({ ...options, tally }, { hero, call, name: act.name })),
      );
      if (told.includes('lost')) await pause(AFTER_LOSS_MS);
    }
  };
  const clients = Array.from({ length: options.clients }, () => runClient(options.chance.split()));
  const ended = Promise.all(clients).then(() => {});
  return {
    tally,
    ended,
    stop: () => {
      isStopped = true;
      return ended;
    },
  };
}

/** Makes one call and notes what came of it. */
async function perform(
  { tally, mayBreak }: { tally: Tally; mayBreak: boolean },
  { hero, call, name }: { hero: Hero; call: Call; name: string },
): Promise<'told' | 'lost'> {
  const { asParent, asChild } = hero.family;
  const begunAt = performance.now();
  const answer = await (call.by === 'parent' ? asParent : asChild)(call.method, call.path, call.body);
  const { status, json } = answer;
  const isBusy = status === 503 && /very busy/.test(json?.message);
  if (isBusy) tally.busy += 1;
  if (isBusy || (mayBreak && LOST.has(status))) {
    for (const kind of new Set(Object.values(call.facts).flat())) {
      tally.unanswered.set(kind, (tally.unanswered.get(kind) ?? 0) + 1);
    }
    return 'lost';
  }
  tally.answered += 1;
  if (!EXPECTED.has(status)) {
    tally.unexpected.push(`${name}: ${status} ${JSON.stringify(json)?.slice(0, 200)}`);
    return 'told';
  }
  if (call.tapId && status !== 409) {
    const first = tally.taps.get(call.tapId) ?? json.id;
    tally.taps.set(call.tapId, first);
    if (first !== json.id) tally.unexpected.push(`${name}: the tap of ${first} was answered with ${json.id}`);
  }
  const facts = status === 409 ? [] : (call.facts[status as 200 | 201] ?? []);
  for (const kind of facts) {
    const keys = tally.facts.get(kind) ?? [];
    tally.facts.set(kind, keys);
    keys.push(call.key ?? json.id);
  }
  if (facts.length > 0) tally.newestBegunAt = Math.max(tally.newestBegunAt, begunAt);
  if (facts.includes('completed')) remember(hero.completions, json.id);
  if (facts.includes('claimed')) remember(hero.claims, json.id);
  return 'told';
}

function remember(ids: string[], id: string): void {
  ids.push(id);
  if (ids.length > MOST_IDS) ids.splice(0, MOST_IDS / 2);
}
