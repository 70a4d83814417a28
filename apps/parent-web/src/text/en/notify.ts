import { plural, t } from '@lingui/core/macro';

/** Notifications of the browser, from the open page. */
export const notifyText = {
  label: t`Tell this device`,
  greeting: t`You will be told here when something needs you.`,
  title: (count: number) => plural(count, { one: 'Something needs you', other: '# things need you' }),
} as const;
