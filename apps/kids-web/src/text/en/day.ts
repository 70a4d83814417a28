import { sayList } from '@herohood/browser/text/say';
import { t } from '@lingui/core/macro';

/** How far a day is: '2 done, 1 sent, 3 to go'. The home, the week and the ring say it alike. */
export const sayDay = ({ done, sent, open }: { done: number; sent: number; open: number }): string =>
  sayList([
    ...(done > 0 ? [t`${done} done`] : []),
    ...(sent > 0 ? [t`${sent} sent`] : []),
    ...(open > 0 ? [t`${open} to go`] : []),
  ]);
