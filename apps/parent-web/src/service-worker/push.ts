import type { PushedApp } from '@herohood/browser/push-worker';

const HOME = '/parent';
/** What this version cannot read is told all the same. */
const UNKNOWN = { title: 'Something needs you', body: 'Tap to see it in Herohood.' };

/** The console to its worker: what is pushed to it is a hero's call. */
export const consoleApp: PushedApp = {
  home: HOME,
  role: 'parent',
  isOwn: (pathname) => pathname === HOME || pathname.startsWith(`${HOME}/`),
  noticeOf: ({ title, body }) => ({
    title: typeof title === 'string' ? title : UNKNOWN.title,
    body: typeof body === 'string' ? body : UNKNOWN.body,
    // The one that an open page out of sight uses, too: who is told twice hears it once.
    tag: 'herohood-inbox',
    icon: '/parent-app/icons/app-192.png',
    badge: '/kids-app/notices/badge.png',
  }),
};
