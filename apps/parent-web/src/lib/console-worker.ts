/** Built beside the app's files; the server lets it control the pages, whose addresses begin so. */
const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
const SCOPE = '/parent';

/** Puts the service worker behind the console; where browsers or their owners forbid it, nothing is missing but pushes. */
export function startConsoleWorker(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => {});
}
