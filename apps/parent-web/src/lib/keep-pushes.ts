import { useEffect } from 'react';
import { trpc } from './api';
import { isNotifyOn } from './notify';

/**
 * Takes pushes anew where the parent wants to be told: a subscription ends with the session in which it was taken, and
 * browsers let old ones go. Comes to nothing in silence; the switch is where one learns why.
 */
export async function keepPushes(
  client: Parameters<typeof import('./device-pushes').takePushes>[0],
): Promise<void> {
  if (!isNotifyOn()) return;
  const { takePushes } = await import('./device-pushes');
  await takePushes(client).catch(() => {});
}

/** Does so whenever the console opens. */
export function useKeptPushes(): void {
  const { client } = trpc.useUtils();
  useEffect(() => void keepPushes(client), [client]);
}
