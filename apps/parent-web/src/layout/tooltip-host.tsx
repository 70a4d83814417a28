import { lazily } from '@herohood/ui/runtime/lazy-part';
import { useSelector } from '@tanstack/react-store';
import { areTooltipsWanted } from './named-icons';

const IconTooltips = lazily(() => import('./icon-tooltips').then((part) => ({ default: part.IconTooltips })));

/** Fetches what draws tooltips with the first mouse or focus on an icon-only button; fingers never need it. */
export function TooltipHost() {
  return useSelector(areTooltipsWanted) ? <IconTooltips /> : null;
}
