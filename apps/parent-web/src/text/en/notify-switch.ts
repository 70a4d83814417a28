import { t } from '@lingui/core/macro';

/** The switch that lets this device be told: by pushes while the console is closed, by its page while it is out of sight. */
export const notifySwitchText = {
  hint: t`When a hero calls for you, also while Herohood is closed, and what comes in while its page is out of sight.`,
  on: {
    title: t`You will be told`,
    message: t`A hero who calls for you rings here, also while Herohood is closed.`,
  },
  onWhileOpen: {
    title: t`You will be told while Herohood is open`,
    message: t`This browser takes no messages for a closed page. On an iPhone, add Herohood to the home screen first.`,
  },
  homeScreen: t`To be told on this iPhone or iPad, first add Herohood to the home screen and open it from there.`,
  pushFailed: {
    title: t`You will be told while Herohood is open`,
    message: t`Calls while it is closed could not be arranged. Switch it off and on again later.`,
  },
  off: { title: t`No more notifications`, message: t`What waits for you is shown in Herohood.` },
  blocked: {
    title: t`Notifications are blocked`,
    message: t`Allow them for this page in your browser's settings, then try again.`,
  },
  unsupported: {
    title: t`Not possible here`,
    message: t`This browser shows no notifications of open pages.`,
  },
} as const;
