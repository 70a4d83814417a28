import type { Words } from '../words';
import { BADGE_FAMILIES, type BadgeFigures, type BadgeRule } from './badge-catalogue';
import { BADGE_STORIES, NEXT, NEXT_IS_SECRET, SECRET } from './badge-stories';
import { type BadgeFamily, type Badges, badgeFamilySchema } from './schema';

export type Badge = Badges['badges'][number];

/** Says the product's words in the language of whoever looks. */
type Say = (words: Words) => string;

/** All badges of a hero, family by family, with how far each has come; `progress` stops at its goal (rules: badges). */
export function badgesFor(figures: BadgeFigures, say: Say): Badge[] {
  return badgeFamilySchema.options.flatMap((family) =>
    BADGE_FAMILIES[family].map((rule) => badgeOf(rule, { family, figures, say })),
  );
}

interface Shelf {
  family: BadgeFamily;
  figures: BadgeFigures;
  say: Say;
}

function badgeOf(rule: BadgeRule, { family, figures, say }: Shelf): Badge {
  const { id, name, goal, counts, isHidden: hidden = false } = rule;
  const progress = Math.min(figures[counts], goal);
  const earned = progress >= goal;
  // How far a secret has come would tell what it is for.
  if (hidden && !earned) {
    const description = say({ id: SECRET.description });
    return { id, name: SECRET.name, description, earned, progress: 0, goal: 1, family, hidden, next: null };
  }
  const { story, task } = BADGE_STORIES[counts];
  return {
    ...{ id, name: say({ id: name }), earned, progress, goal, family, hidden },
    description: say({ id: earned ? story : task, values: { goal } }),
    next: nextOf(rule, family, say),
  };
}

/** The next badge for the same; null after the last. */
function nextOf({ counts, goal }: BadgeRule, family: BadgeFamily, say: Say): string | null {
  const [next] = BADGE_FAMILIES[family]
    .filter((rule) => rule.counts === counts && rule.goal > goal)
    .sort((a, b) => a.goal - b.goal);
  if (!next) return null;
  if (next.isHidden) return say({ id: NEXT_IS_SECRET });
  const task = say({ id: BADGE_STORIES[counts].task, values: { goal: next.goal } });
  return say({ id: NEXT, values: { name: say({ id: next.name }), task } });
}
