import { setAddressParts, useAddressPart } from '../../lib/address';

/** The parts of the customize tab (rules: shop), as they stand in the address. */
export const shopSections = ['hero', 'avatars', 'gear'] as const;
export type ShopSection = (typeof shopSections)[number];

/** The part that is open, kept in the address: it survives a reload. */
export function useShopSection(): [ShopSection, (section: ShopSection) => void] {
  const wanted = useAddressPart('shop');
  const section = shopSections.find((each) => each === wanted) ?? 'hero';
  return [section, (next) => setAddressParts({ shop: next === 'hero' ? null : next })];
}
