import type { ComponentType, SVGProps } from 'react';
import Legend from '~icons/fluent-emoji-flat/crown';
import Week from '~icons/fluent-emoji-flat/fire';
import Month from '~icons/fluent-emoji-flat/glowing-star';
import Collector from '~icons/fluent-emoji-flat/puzzle-piece';
import Rising from '~icons/fluent-emoji-flat/rocket';
import First from '~icons/fluent-emoji-flat/seedling';
import Other from '~icons/fluent-emoji-flat/sports-medal';
import Super from '~icons/fluent-emoji-flat/trophy';

const pictures: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  'first-mission': First,
  'rising-hero': Rising,
  'super-hero': Super,
  legend: Legend,
  'week-streak': Week,
  'month-streak': Month,
  'habit-collector': Collector,
};

type Props = {
  /** The badge's id; one that is unknown here is drawn as a medal. */
  badge: string;
  isEarned: boolean;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a badge, without its colours until it is earned. Decoration: its name stands beside it. */
export function BadgeIcon({ badge, isEarned, size }: Props) {
  const Drawing = Object.hasOwn(pictures, badge) ? pictures[badge]! : Other;
  return (
    <Drawing
      width={size}
      height={size}
      style={isEarned ? undefined : { filter: 'grayscale(1) opacity(0.4)' }}
    />
  );
}
