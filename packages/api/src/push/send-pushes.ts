import type { FamilyId, HeroKey } from '@herohood/db/family/family-id';
import {
  deleteGoneSubscription,
  listSubscriptionsOfHeroes,
  listSubscriptionsOfParents,
  type SpokenSubscription,
} from '@herohood/db/push/queries';
import type { Locale } from '@herohood/domain/languages/locale';
import type { Ports } from '../context';

/** Calls to push services that run at once: many enough for a busy minute, few enough for the process. */
const AT_ONCE = 10;

interface Push {
  /** In the language of whoever holds the browser. */
  message: (locale: Locale) => object;
  /** After this instant the message is worth nothing. */
  until: Date;
}

export interface PushOutcome {
  sent: number;
  gone: number;
  failed: number;
}

type PushPorts = Pick<Ports, 'db' | 'now' | 'push' | 'log'>;

/**
 * Sends each message to its browser. A browser that has dropped its subscription is forgotten; other failures are counted
 * and logged without the address, which is a secret. Never rejects for them.
 */
async function sendPushes(
  ports: PushPorts,
  pushes: { to: SpokenSubscription; push: Push }[],
): Promise<PushOutcome> {
  const outcome: PushOutcome = { sent: 0, gone: 0, failed: 0 };
  const next = pushes.values();
  const work = async () => {
    for (const { to, push } of next) {
      const result = await pushOne(ports, to, push);
      if (result) outcome[result] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}

async function pushOne(
  ports: PushPorts,
  to: SpokenSubscription,
  { message, until }: Push,
): Promise<keyof PushOutcome | null> {
  const ttlSeconds = Math.floor((until.getTime() - ports.now().getTime()) / 1000);
  if (ttlSeconds <= 0) return null;
  try {
    const { endpoint, p256dh, auth } = to;
    const result = await ports.push.send({ endpoint, p256dh, auth }, message(to.locale), { ttlSeconds });
    if (result === 'gone') await deleteGoneSubscription(ports.db, to);
    return result;
  } catch (err) {
    ports.log.warn({ err }, 'a push was not taken');
    return 'failed';
  }
}

type HeroPush = Push & HeroKey;

/** Sends each message to every browser in which its hero takes pushes; see `sendPushes`. */
export async function pushToHeroes(ports: PushPorts, pushes: HeroPush[]): Promise<PushOutcome> {
  if (pushes.length === 0) return { sent: 0, gone: 0, failed: 0 };
  const byHero = new Map<string, SpokenSubscription[]>();
  for (const row of await listSubscriptionsOfHeroes(ports.db, pushes)) {
    const hero = row.childId ?? '';
    byHero.set(hero, [...(byHero.get(hero) ?? []), row]);
  }
  return sendPushes(
    ports,
    pushes.flatMap((push) => (byHero.get(push.childId) ?? []).map((to) => ({ to, push }))),
  );
}

/** Sends a message to every browser in which a parent of the family takes pushes; see `sendPushes`. */
export async function pushToParents(
  ports: PushPorts,
  { familyId, ...push }: Push & { familyId: FamilyId },
): Promise<PushOutcome> {
  const browsers = await listSubscriptionsOfParents(ports.db, familyId);
  return sendPushes(
    ports,
    browsers.map((to) => ({ to, push })),
  );
}
