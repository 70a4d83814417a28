/** Notifications of the browser while the console is open but out of sight. */
export const notifyText = {
  label: 'Tell me when something needs me',
  on: { title: 'You will be told', message: 'When something waits for you while this page is out of sight.' },
  off: { title: 'No more notifications', message: 'What waits for you is shown here.' },
  blocked: {
    title: 'Notifications are blocked',
    message: "Allow them for this page in your browser's settings, then try again.",
  },
  unsupported: { title: 'Not possible here', message: 'This browser shows no notifications of open pages.' },
  greeting: 'You will be told here when something needs you.',
  title: (count: number) => (count === 1 ? 'Something needs you' : `${count} things need you`),
} as const;
