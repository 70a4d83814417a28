import { DEVICE_COOKIE_DAYS } from '@herohood/domain/family/kept-days';
import type { RequestContext } from '../context';

const COOKIE = 'known_device';
/** The parents who have signed in here, as marks that only this server can make; nothing of it is stored. */
const PARENTS_COOKIE = 'known_parents';
const MOST_PARENTS = 4;
const LIFETIME_SECONDS = DEVICE_COOKIE_DAYS * 86_400;
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

/**
 * Digest of this browser's device token when this parent has signed in here before, else null. Such a browser has its own
 * count of wrong passwords: whoever knows a parent's e-mail must not be able to keep them out.
 */
export function knownDeviceOfParent(scope: Scope, parentId: string): string | null {
  const device = deviceToken(scope);
  if (!device) return null;
  const mark = scope.secrets.digest(markOf(scope, device, parentId));
  // Digests of what was sent are compared, so that the time it takes tells nothing about the mark.
  return marks(scope).some((each) => scope.secrets.digest(each) === mark) ? device : null;
}

/** Notes in the browser that this parent has signed in here; call it once their password has proved right. */
export function rememberParent(scope: Scope, parentId: string): void {
  const mark = markOf(scope, handOutDeviceToken(scope), parentId);
  const kept = [mark, ...marks(scope).filter((each) => each !== mark)].slice(0, MOST_PARENTS);
  scope.reply.setCookie(PARENTS_COOKIE, kept.join('.'), LIFETIME_SECONDS);
}

function marks({ request }: Scope): string[] {
  return (request.cookies[PARENTS_COOKIE] ?? '').split('.', MOST_PARENTS).filter((each) => each !== '');
}

function markOf({ secrets }: Scope, device: string, parentId: string): string {
  return secrets.digest(`parent-device:${parentId}:${device}`);
}
