/** A navigation, not a call: the server ends this role's session and answers with the way out (rules: sessions). */
export const SIGN_OUT_URL = '/api/logout?role=parent';

const FAREWELL = 'herohood-signed-out';

/** To be said by the next page, because leaving loads one anew. */
export function noteSignOut(): void {
  window.sessionStorage.setItem(FAREWELL, 'yes');
}

/** Whether the page before ended a session; answers so once. */
export function takeSignOut(): boolean {
  const isNoted = window.sessionStorage.getItem(FAREWELL) !== null;
  window.sessionStorage.removeItem(FAREWELL);
  return isNoted;
}
