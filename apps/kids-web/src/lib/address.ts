import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

export { usePathname };

/** Shows another screen of this app, from its top. `replace` leaves no step back to the present one. */
export function goTo(address: string, { replace = false } = {}): void {
  navigate(address, { replace });
  window.scrollTo(0, 0);
}

/** One part of the address after its question mark, or null; heeds the browser's back button. */
export function useAddressPart(name: string): string | null {
  return new URLSearchParams(useSearch()).get(name);
}

/**
 * Changes parts of the present address, others stay; null takes one away. Leaves no step back unless `keep` says
 * that the browser's back button shall undo it.
 */
export function setAddressParts(parts: Record<string, string | null>, { keep = false } = {}): void {
  const search = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const query = search.toString();
  navigate(query ? `${window.location.pathname}?${query}` : window.location.pathname, { replace: !keep });
}
