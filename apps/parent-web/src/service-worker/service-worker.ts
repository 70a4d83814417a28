/// <reference lib="webworker" />
import { addPushHandlers, type PushWorker } from '@herohood/ui/runtime/push-worker';
import { i18n } from '@herohood/ui/text/i18n';
import { messages } from '../text/locales/en/app.po';
import { keptOfflinePage } from './offline-page';
import { consoleApp } from './push';

declare const self: ServiceWorkerGlobalScope;

i18n.load('en', messages);
i18n.activate('en');

// It keeps nothing of the console: what a parent decides by must not be old. Without network a page says so.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(keptOfflinePage));
});

addPushHandlers(self as unknown as PushWorker, consoleApp);
