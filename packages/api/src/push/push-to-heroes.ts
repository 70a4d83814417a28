import type { HeroKey } from '@herohood/db/family/family-id';
import { listSubscriptionsOfHeroes, type SpokenSubscription } from '@herohood/db/push/queries';
import { type Push, type PushOutcome, type PushPorts, sendPushes } from './send-pushes';

export type HeroPush = Push & HeroKey;

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
