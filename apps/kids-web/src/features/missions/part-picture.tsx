import type { ComponentType, SVGProps } from 'react';
import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Leaf from '~icons/fluent-emoji-flat/seedling';
import Sparkles from '~icons/fluent-emoji-flat/sparkles';
import Sun from '~icons/fluent-emoji-flat/sun';
import Sunrise from '~icons/fluent-emoji-flat/sunrise';
import type { MissionGroup } from './day-parts';

type Of = MissionGroup['part'] | 'still' | 'extra' | 'pause';

const PICTURES: Record<Of, ComponentType<SVGProps<SVGSVGElement>>> = {
  morning: Sunrise,
  afternoon: Sun,
  evening: Moon,
  any: Star,
  pause: Star,
  still: Leaf,
  extra: Sparkles,
};

/** A part of the day as a picture. */
export function PartPicture({ of }: { of: Of }) {
  const Picture = PICTURES[of];
  return <Picture width={44} height={44} data-picture={of} />;
}
