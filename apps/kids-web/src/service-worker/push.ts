import type { PushedApp } from '@herohood/browser/push-worker';

const HOME = '/kids';
const PICTURES = '/kids-app/notices';
const UNKNOWN = { title: 'Herohood', body: 'A mission is waiting for you, hero!' };

/** Pictures that lie in public/notices; other habits show the target, as everywhere. */
const pictures = new Set([
  ...['energy', 'teeth', 'reading', 'exercise', 'healthy-food'],
  ...['sleep', 'study', 'mindfulness', 'water'],
]);

/** The kids app to its worker: what is pushed to it are reminders of missions. */
export const kidsApp: PushedApp = {
  home: HOME,
  role: 'child',
  isOwn: (pathname) => pathname === HOME,
  noticeOf({ kind, title, body, habitId, icon }) {
    const isReminder = kind === 'reminder' && typeof title === 'string' && typeof habitId === 'string';
    const picture = isReminder && typeof icon === 'string' && pictures.has(icon) ? icon : 'mission';
    return {
      title: isReminder ? title : UNKNOWN.title,
      body: isReminder && typeof body === 'string' ? body : UNKNOWN.body,
      tag: `mission-${isReminder ? habitId : ''}`,
      icon: `${PICTURES}/${picture}.png`,
      badge: `${PICTURES}/badge.png`,
    };
  },
};
