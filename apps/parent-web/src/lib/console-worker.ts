/** Built beside the app's files; the server lets it control the pages, whose addresses begin so. */
const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
const SCOPE = '/parent';

/** Puts the service worker behind the console; where browsers or their owners forbid it, nothing is missing but pushes. */
export function startConsoleWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => {});
  // The worker knows English only: the page lays down what it says without network, in the language that is spoken now.
  void import('../service-worker/offline-page')
    .then(({ keepOfflinePage }) => keepOfflinePage())
    .catch(() => {});
}
