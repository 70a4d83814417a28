import type { User } from '@herohood/domain/account/schema';
import { trpc } from './api';
import type { ToastText } from './toast';
import { useAct } from './use-act';

interface Saving {
  done: (saved: User) => ToastText;
  /** What the settings act on, besides the family's own page. */
  refresh?: readonly { invalidate: () => Promise<void> }[];
  /** The title of a failure. */
  failed: string;
}

/** Saves settings of the family, and tells them to every screen at once. */
export function useSaveFamily({ done, refresh = [], failed }: Saving) {
  const utils = trpc.useUtils();
  return useAct({
    call: trpc.account.updateFamily.useMutation().mutateAsync,
    done(saved) {
      utils.account.me.setData(undefined, saved);
      return done(saved);
    },
    refresh: [utils.family.audit, ...refresh],
    failed: { title: failed },
  });
}
