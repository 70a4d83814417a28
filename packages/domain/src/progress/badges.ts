import { BADGE_FAMILIES, type BadgeFigures, type BadgeRule } from './badge-catalogue';
import { BADGE_STORIES, NEXT_IS_SECRET, nextSentence, SECRET } from './badge-stories';
import { type BadgeFamily, type Badges, badgeFamilySchema } from './schema';

export type Badge = Badges['badges'][number];

/** All badges of a hero, family by family, with how far each has come; `progress` stops at its goal (rules: badges). */
export function badgesFor(figures: BadgeFigures): Badge[] {
  return badgeFamilySchema.options.flatMap((family) =>
    BADGE_FAMILIES[family].map((rule) => badgeOf(rule, { family, figures })),
  );
}

function badgeOf(
  rule: BadgeRule,
  { family, figures }: { family: BadgeFamily; figures: BadgeFigures },
): Badge {
  const { id, name, goal, counts, isHidden: hidden = false } = rule;
  const progress = Math.min(figures[counts], goal);
  const earned = progress >= goal;
  // How far a secret has come would tell what it is for.
  if (hidden && !earned) return { id, ...SECRET, earned, progress: 0, goal: 1, family, hidden, next: null };
  const { story, task } = BADGE_STORIES[counts];
  const description = earned ? story(goal) : task(goal);
  return { id, name, earned, progress, goal, family, hidden, description, next: nextOf(rule, family) };
}

/** The next badge for the same; null after the last. */
function nextOf({ counts, goal }: BadgeRule, family: BadgeFamily): string | null {
  const [next] = BADGE_FAMILIES[family]
    .filter((rule) => rule.counts === counts && rule.goal > goal)
    .sort((a, b) => a.goal - b.goal);
  if (!next) return null;
  return next.isHidden ? NEXT_IS_SECRET : nextSentence(next.name, BADGE_STORIES[counts].task(next.goal));
}
