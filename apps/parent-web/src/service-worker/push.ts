import type { PushedApp } from '@herohood/ui/runtime/push-worker';
import { notifyText } from '../text/en/notify';

const HOME = '/parent';

/** The console to its worker: what is pushed to it is a hero's call. */
export const consoleApp: PushedApp = {
  home: HOME,
  role: 'parent',
  isOwn: (pathname) => pathname === HOME || pathname.startsWith(`${HOME}/`),
  noticeOf: ({ title, body }) => ({
    title: typeof title === 'string' ? title : notifyText.title(1),
    body: typeof body === 'string' ? body : notifyText.pushed,
    // The one that an open page out of sight uses, too: who is told twice hears it once.
    tag: 'herohood-inbox',
    icon: '/parent-app/icons/app-192.png',
    badge: '/kids-app/notices/badge.png',
  }),
};
