import { recall, remember } from '../device/store';
import { LEAVING, setOfflineStatus } from './offline-status';

/** Where a child's session ends (rules: sessions). */
export const LOGOUT = '/api/logout?role=child';

/**
 * Tells the server of a hero who left without network. Must have happened before the next one signs in, whose
 * session it would end.
 *
 * @throws TypeError while there still is no network
 */
export async function finishLogout(): Promise<void> {
  if (recall(LEAVING) !== true) return;
  const answer = await fetch(LOGOUT, { redirect: 'manual' });
  if (answer.type !== 'opaqueredirect' && answer.status >= 400)
    throw new TypeError('The server is not well.');
  remember(LEAVING, null);
  setOfflineStatus({ isLeaving: false });
}
