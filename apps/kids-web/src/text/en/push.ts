import { t } from '@lingui/core/macro';

/** Words of calls that reach the hero while the app is closed. */
export const pushText = {
  on: { title: t`Great!`, message: t`I will call you when it is mission time.` },
  denied: {
    title: t`No calls then`,
    message: t`This device blocks them. A parent can allow notifications in its settings.`,
  },
  failed: { title: t`Oops!`, message: t`That did not work. Please try again.` },
  offline: t`You are offline. Try again when the internet is back.`,
  switch: t`Call me`,
  switchNote: t`Reminders when the app is closed`,
  homeScreen: t`To be called on this iPad or iPhone, a parent first puts Herohood on the home screen.`,
  blocked: t`This device blocks calls. A parent can allow notifications in its settings.`,
} as const;
