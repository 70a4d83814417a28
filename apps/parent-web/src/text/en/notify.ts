import { plural, t } from '@lingui/core/macro';

/** Notifications of the browser, from the open page and from its worker. */
export const notifyText = {
  label: t`Tell this device`,
  greeting: t`You will be told here when something needs you.`,
  title: (count: number) => plural(count, { one: 'Something needs you', other: '# things need you' }),
  pushed: t`Tap to see it in Herohood.`,
} as const;
