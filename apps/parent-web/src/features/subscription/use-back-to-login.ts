import type { MouseEvent } from 'react';
import { trpc } from '../../lib/api';
import { noteSignOut } from '../../lib/sign-out';
import { toast } from '../../lib/toast';
import { subscriptionText } from '../../text/en/subscription';

export const LOGIN_URL = '/login';

/** Ends the session before the sign-in opens: it would otherwise lead a signed-in parent straight back. */
export function useBackToLogin() {
  const logout = trpc.account.logout.useMutation({
    // A navigation, not a route: nothing of this family stays in the page's memory.
    onSuccess: () => {
      noteSignOut();
      window.location.assign(LOGIN_URL);
    },
    onError: () => toast.error(subscriptionText.ended.logoutFailed),
  });
  function leave(event: MouseEvent): void {
    event.preventDefault();
    if (!logout.isPending) logout.mutate();
  }
  return { leave, isLeaving: logout.isPending };
}
