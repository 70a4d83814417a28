import { loadOfflineStore } from '../../offline/load-offline-store';

/** Between two looks whether the mission has arrived. */
const LOOK_EVERY_MS = 300;

/** Does it as soon as no mission is on its way to the server; one that waits for the network is no matter. */
export async function whenSent(act: () => void): Promise<void> {
  // What cannot be opened sends nothing.
  const isSending = await loadOfflineStore().then(
    (offline) => offline.isSending(),
    () => false,
  );
  if (isSending) setTimeout(() => void whenSent(act), LOOK_EVERY_MS);
  else act();
}
