import { keepPage } from '../service-worker/kept-page';

/** Built beside the app's files; the server lets it control the pages, whose addresses begin so. */
const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
const SCOPE = '/parent';

/** Puts the service worker behind the console; where browsers or their owners forbid it, nothing is missing but pushes. */
export function startConsoleWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => {});
  keepOfflinePage().catch(() => {});
}

/** The worker has no words: the page lays down what is said without network, in the language that it speaks. */
async function keepOfflinePage(): Promise<void> {
  const { offlinePage } = await import('../service-worker/offline-page');
  await keepPage(offlinePage());
}
