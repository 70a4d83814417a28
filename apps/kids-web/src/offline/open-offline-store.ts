import { openDeviceStore } from './device-store';
import { type OfflineStorePorts, openOfflineStore } from './offline-store';

/** The build puts a digest of all that it made into the name of this file, so it changes with every version. */
const version = new URL(import.meta.url).pathname;

/** The offline store of this browser. */
export async function openBrowserStore(app: Pick<OfflineStorePorts, 'queryClient' | 'client'>) {
  return openOfflineStore({ ...app, store: await openDeviceStore(), version, now: Date.now });
}
