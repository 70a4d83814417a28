import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { createPartialResponse } from 'workbox-range-requests';
import { CacheFirst } from 'workbox-strategies';
import { HERO_MEDIA } from '../offline/worker-contract';

const A_MONTH_S = 30 * 86_400;
/** A family has at most 200 recordings; one hero needs their own picture and the voices of their missions. */
const MOST_KEPT = { maxEntries: 60, maxAgeSeconds: A_MONTH_S };

/**
 * Players ask for a recording piece by piece. It is fetched whole, so that it can be kept, and handed out in the
 * pieces that were asked for.
 */
const whole: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.headers.has('range') ? new Request(request.url, { credentials: 'same-origin' }) : request,
  handlerWillRespond: async ({ request, response }) =>
    request.headers.has('range') && response.status === 200
      ? createPartialResponse(request, response)
      : response,
};

/** Pictures and recordings of the hero: from here when they are here, else from the server and then kept. */
export const heroMedia = new CacheFirst({
  cacheName: HERO_MEDIA,
  plugins: [whole, new ExpirationPlugin({ ...MOST_KEPT, purgeOnQuotaError: true })],
});

/** Letters of alphabets that the page has used and that are not among the app's own files. */
export const otherAlphabets = new CacheFirst({
  cacheName: 'other-alphabets',
  plugins: [new ExpirationPlugin({ maxEntries: 8 })],
});

/** Nothing stays of the hero's pictures and recordings, nor of which there were. */
export async function forgetHeroMedia(): Promise<void> {
  await caches.delete(HERO_MEDIA);
  await new CacheExpiration(HERO_MEDIA, MOST_KEPT).delete();
}
