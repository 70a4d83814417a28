/** Notifications of the browser, from the open page and from its worker. */
export const notifyText = {
  label: 'Tell this device',
  greeting: 'You will be told here when something needs you.',
  title: (count: number) => (count === 1 ? 'Something needs you' : `${count} things need you`),
  pushed: 'Tap to see it in Herohood.',
} as const;
