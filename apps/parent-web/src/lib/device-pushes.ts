import { canTakePushes, dropSubscription, pushPermission, subscribeTo } from '@herohood/browser/push-browser';
import type { trpc } from './api';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/**
 * Takes pushes in this browser for the parent who is signed in. Asks for nothing: the browser must have been asked.
 *
 * @returns false where it takes none @throws when the server or the push service does not answer
 */
export async function takePushes(client: Client): Promise<boolean> {
  if (pushPermission() !== 'granted' || !(await navigator.serviceWorker.getRegistration())) return false;
  await canTakePushes();
  const subscription = await subscribeTo(await client.push.publicKey.query());
  await client.push.subscribe.mutate(
    subscription.toJSON() as Parameters<typeof client.push.subscribe.mutate>[0],
  );
  return true;
}

/** Ends them, here and on the server. */
export async function dropPushes(client: Client): Promise<void> {
  const endpoint = await dropSubscription();
  if (endpoint) await client.push.unsubscribe.mutate({ endpoint });
}
