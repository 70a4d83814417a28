import { openDeviceStore } from './device-store';
import type { Surroundings } from './load-offline-store';
import { openOfflineStore } from './offline-store';

/** The build puts a digest of all that it made into the name of this file, so it changes with every version. */
const version = new URL(import.meta.url).pathname;

/** The offline store of this browser. */
export async function openBrowserStore(app: Surroundings) {
  return openOfflineStore({ ...app, store: await openDeviceStore(), version, clockLead, now: Date.now });
}

/** Asked of an address that no cache may answer; servers date their answers to the second. Unknown counts as none. */
async function clockLead(): Promise<number> {
  try {
    const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    const theirs = Date.parse(answer.headers.get('date') ?? '');
    return Number.isNaN(theirs) ? 0 : theirs - Date.now();
  } catch {
    return 0;
  }
}
