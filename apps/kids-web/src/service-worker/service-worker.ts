/// <reference lib="webworker" />
import { addPushHandlers, type PushWorker } from '@herohood/browser/push-worker';
import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FORGET_HERO, isHeroMedia, KEEP_WORDS, KEPT_WORDS } from '../offline/worker-contract';
import { forgetHeroMedia, heroMedia, otherAlphabets } from './keep-media';
import { languageOf, wordsKeeper } from './keep-words';
import { kidsApp } from './push';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** This app's two screens, with whatever follows a question mark. Every other page is the network's business. */
const SCREENS = /^\/kids(-login)?(\?|$)/;

const manifest: PrecacheEntry[] = self.__WB_MANIFEST;
const files = manifest.map((entry) => ({
  ...entry,
  url: new URL(entry.url, self.location.href).href,
}));
const ownFiles = files.filter(({ url }) => languageOf(url) === null);
const words = wordsKeeper(files.filter((file) => !ownFiles.includes(file)).map(({ url }) => url));

// Pages differ by the browser's language; the one that is kept is good for all, and the app knows its own language.
addPlugins([{ cacheWillUpdate: async ({ response }) => (response.ok ? withoutVary(response) : null) }]);
// One version at a time: page and parts come from the same build, until the child lets the next one in.
precacheAndRoute(ownFiles, { ignoreURLParametersMatching: [/^/] });
// The home's page is also good for the login, which sits in the same app.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/kids'), { allowlist: [SCREENS] }));
registerRoute(({ sameOrigin, url }) => sameOrigin && isHeroMedia(url), heroMedia);
registerRoute(({ sameOrigin, request }) => sameOrigin && request.destination === 'font', otherAlphabets);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && languageOf(url.pathname) !== null,
  new CacheFirst({ cacheName: KEPT_WORDS }),
);

self.addEventListener('install', (event) => event.waitUntil(words.prepare()));
self.addEventListener('activate', (event) => event.waitUntil(words.tidy()));

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === FORGET_HERO) event.waitUntil(forgetHeroMedia());
  if (event.data?.type === KEEP_WORDS) event.waitUntil(words.keep());
});

addPushHandlers(self as unknown as PushWorker, kidsApp);
// The page that brought the first worker is served by it at once, so that it can go offline without being reopened.
clientsClaim();

function withoutVary(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('vary');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
