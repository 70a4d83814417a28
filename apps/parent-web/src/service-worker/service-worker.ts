/// <reference lib="webworker" />
import { addPushHandlers, type PushWorker } from '@herohood/browser/push-worker';
import { keptPage } from './kept-page';
import { consoleApp } from './push';

declare const self: ServiceWorkerGlobalScope;

// It keeps nothing of the console: what a parent decides by must not be old. Without network a page says so.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(keptPage));
});

addPushHandlers(self as unknown as PushWorker, consoleApp);
