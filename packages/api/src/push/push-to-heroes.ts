import type { FamilyId } from '@herohood/db/family/family-id';
import {
  deleteGoneSubscription,
  listSubscriptionsOfHeroes,
  type SubscriptionRow,
} from '@herohood/db/push/queries';
import type { Ports } from '../context';

/** Calls to push services that run at once: many enough for a busy minute, few enough for the process. */
const AT_ONCE = 10;

export interface HeroPush {
  familyId: FamilyId;
  childId: string;
  message: object;
  /** After this instant the message is worth nothing. */
  until: Date;
}

export interface PushOutcome {
  sent: number;
  gone: number;
  failed: number;
}

/**
 * Sends each message to every browser in which its hero takes pushes. A browser that has dropped its subscription
 * is forgotten; other failures are counted and logged without the address, which is a secret. Never rejects for them.
 */
export async function pushToHeroes(
  ports: Pick<Ports, 'db' | 'now' | 'push' | 'log'>,
  pushes: HeroPush[],
): Promise<PushOutcome> {
  const outcome: PushOutcome = { sent: 0, gone: 0, failed: 0 };
  if (pushes.length === 0) return outcome;
  const byHero = new Map<string, SubscriptionRow[]>();
  for (const row of await listSubscriptionsOfHeroes(ports.db, pushes)) {
    const hero = row.childId ?? '';
    byHero.set(hero, [...(byHero.get(hero) ?? []), row]);
  }
  const calls = pushes.flatMap((push) => (byHero.get(push.childId) ?? []).map((to) => ({ to, push })));
  const next = calls.values();
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
  ports: Pick<Ports, 'db' | 'now' | 'push' | 'log'>,
  to: SubscriptionRow,
  { message, until }: HeroPush,
): Promise<keyof PushOutcome | null> {
  const ttlSeconds = Math.floor((until.getTime() - ports.now().getTime()) / 1000);
  if (ttlSeconds <= 0) return null;
  try {
    const { endpoint, p256dh, auth } = to;
    const result = await ports.push.send({ endpoint, p256dh, auth }, message, { ttlSeconds });
    if (result === 'gone') await deleteGoneSubscription(ports.db, to);
    return result;
  } catch (err) {
    ports.log.warn({ err }, 'a push was not taken');
    return 'failed';
  }
}
