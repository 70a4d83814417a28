/// <reference lib="webworker" />
import { addPushHandlers, type PushWorker } from '@herohood/ui/runtime/push-worker';
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { FORGET_HERO, isHeroMedia } from '../lib/offline/hero-media';
import { forgetHeroMedia, heroMedia, otherAlphabets, otherLanguages } from './keep-media';
import { kidsApp } from './push';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** This app's two screens, with whatever follows a question mark. Every other page is the network's business. */
const SCREENS = /^\/kids(-login)?(\?|$)/;

/** Where the build lays catalogues. */
const WORDS = '/kids-app/assets/words/';

// One version at a time: page and parts come from the same build, until the child lets the next one in.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^/] });
// The home's page is also good for the login, which sits in the same app.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/kids'), { allowlist: [SCREENS] }));
registerRoute(({ sameOrigin, url }) => sameOrigin && isHeroMedia(url), heroMedia);
registerRoute(({ sameOrigin, request }) => sameOrigin && request.destination === 'font', otherAlphabets);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(WORDS), otherLanguages);

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === FORGET_HERO) event.waitUntil(forgetHeroMedia());
});

addPushHandlers(self as unknown as PushWorker, kidsApp);
// The page that brought the first worker is served by it at once, so that it can go offline without being reopened.
clientsClaim();
