import { getRouteApi } from '@tanstack/react-router';
import type { HomeSearch } from './places';

const home = getRouteApi('/kids');

type Key = 'shop' | 'world' | 'album';
type Of<K extends Key> = NonNullable<HomeSearch[K]>;

/** The part of a tab that is open, kept in the address under `key`: it survives a reload. The first one is not named there. */
export function useSection<K extends Key>(key: K, first: Of<K>): [Of<K>, (next: Of<K>) => void] {
  const open: Of<K> = home.useSearch()[key] ?? first;
  const navigate = home.useNavigate();
  return [
    open,
    (next) =>
      void navigate({
        search: (before) => ({ ...before, [key]: next === first ? undefined : next }),
        replace: true,
        state: true,
        resetScroll: false,
      }),
  ];
}
