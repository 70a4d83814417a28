import { onTestFinished, vi } from 'vitest';

/** Lets loading the page anew be seen until the test ends. */
export function seeReload() {
  const own = window.location;
  const { href, search, origin, hash, pathname } = own;
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href, search, origin, hash, pathname, reload });
  onTestFinished(() => void vi.stubGlobal('location', own));
  return reload;
}
