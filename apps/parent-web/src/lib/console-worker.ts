import { spokenLocale } from '@herohood/ui/text/words';
import { KEPT_PAGE } from '../service-worker/kept-page';

/** Built beside the app's files; the server lets it control the pages, whose addresses begin so. */
const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
const SCOPE = '/parent';

/** Puts the service worker behind the console; where browsers or their owners forbid it, nothing is missing but pushes. */
export function startConsoleWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => {});
  keepWordsForOffline().catch(() => {});
}

/** The worker itself knows English only: for other languages the page lays down what is said without network. */
async function keepWordsForOffline(): Promise<void> {
  if (spokenLocale() === 'en') {
    await caches.delete(KEPT_PAGE);
    return;
  }
  const { keepOfflinePage } = await import('../service-worker/offline-page');
  await keepOfflinePage();
}
