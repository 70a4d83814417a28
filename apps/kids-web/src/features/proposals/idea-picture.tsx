import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import type { ComponentType, SVGProps } from 'react';
import Balloon from '~icons/fluent-emoji-flat/balloon';
import Tent from '~icons/fluent-emoji-flat/camping';
import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Cake from '~icons/fluent-emoji-flat/cupcake';
import Teddy from '~icons/fluent-emoji-flat/teddy-bear';
import Screen from '~icons/fluent-emoji-flat/television';

const wishes: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  special_treat: Cake,
  outing: Tent,
  screen_time: Screen,
  toy: Teddy,
  party: Balloon,
  later: Moon,
};

/** The picture of an idea: what is done has those of missions. */
export function IdeaPicture({ idea }: { idea: string }) {
  const Wish = wishes[idea];
  return Wish ? <Wish width={44} height={44} /> : <HabitIcon icon={idea} size={44} />;
}
