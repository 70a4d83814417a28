import type { FamilyId } from '@herohood/db/family/family-id';
import { listSubscriptionsOfParents } from '@herohood/db/push/queries';
import { type Push, type PushOutcome, type PushPorts, sendPushes } from './send-pushes';

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
