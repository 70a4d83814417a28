/** Where the browser keeps what the console says without network, in the language that was spoken last. */
const KEPT_PAGE = 'offline-page';
/** No page of the server's has this address. */
const ADDRESS = '/parent-app/offline';

/** Lays a page down for the worker, which knows no words itself. */
export async function keepPage(page: Response): Promise<void> {
  await (await caches.open(KEPT_PAGE)).put(ADDRESS, page);
}

/** The page that was laid down last; where the browser has kept none, its own stands in. */
export async function keptPage(): Promise<Response> {
  const kept = await caches.match(ADDRESS, { cacheName: KEPT_PAGE }).catch(() => undefined);
  return kept ?? Response.error();
}
