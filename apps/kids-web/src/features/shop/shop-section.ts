import { getRouteApi } from '@tanstack/react-router';
import type { ShopSection } from '../home/public';

const home = getRouteApi('/kids');

/** The part of the customize tab that is open, kept in the address: it survives a reload. */
export function useShopSection(): [ShopSection, (section: ShopSection) => void] {
  const { shop = 'hero' } = home.useSearch();
  const navigate = home.useNavigate();
  const open = (next: ShopSection) =>
    void navigate({
      search: (before) => ({ ...before, shop: next === 'hero' ? undefined : next }),
      replace: true,
      state: true,
      resetScroll: false,
    });
  return [shop, open];
}
