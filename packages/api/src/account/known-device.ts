import type { RequestContext } from '../context';

const COOKIE = 'known_device';
const LIFETIME_SECONDS = 400 * 86_400; // the longest that browsers keep a cookie
const TOKEN = /^[0-9a-f]{40,}$/;

type Scope = Pick<RequestContext, 'request' | 'reply' | 'secrets' | 'random'>;

/** Digest of this browser's device token, or null when it carries none. */
export function deviceToken(scope: Scope): string | null {
  const token = scope.request.cookies[COOKIE];
  return token && TOKEN.test(token) ? scope.secrets.digest(`device:${token}`) : null;
}

/** Gives the browser a device token unless it has one; its digest. */
export function handOutDeviceToken(scope: Scope): string {
  const present = deviceToken(scope);
  if (present) return present;
  const token = Array.from({ length: 40 }, () => Math.floor(scope.random() * 16).toString(16)).join('');
  scope.reply.setCookie(COOKIE, token, LIFETIME_SECONDS);
  return scope.secrets.digest(`device:${token}`);
}
