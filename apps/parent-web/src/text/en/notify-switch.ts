/** The switch that lets this device be told: by pushes while the console is closed, by its page while it is out of sight. */
export const notifySwitchText = {
  hint: 'When a hero calls for you, also while Herohood is closed, and what comes in while its page is out of sight.',
  on: {
    title: 'You will be told',
    message: 'A hero who calls for you rings here, also while Herohood is closed.',
  },
  onWhileOpen: {
    title: 'You will be told while Herohood is open',
    message:
      'This browser takes no messages for a closed page. On an iPhone, add Herohood to the home screen first.',
  },
  pushFailed: {
    title: 'You will be told while Herohood is open',
    message: 'Calls while it is closed could not be arranged. Switch it off and on again later.',
  },
  off: { title: 'No more notifications', message: 'What waits for you is shown in Herohood.' },
  blocked: {
    title: 'Notifications are blocked',
    message: "Allow them for this page in your browser's settings, then try again.",
  },
  unsupported: { title: 'Not possible here', message: 'This browser shows no notifications of open pages.' },
} as const;
