import type { FamilyChange } from '@herohood/api/context';

/** Postgres refuses notifications of 8,000 bytes or more; one change takes about 170. */
const CHANGES_PER_MESSAGE = 40;

/** Drops repetitions, and what a family's 'all' says already; splits the rest into messages of a safe size. */
export function mergeChanges(changes: readonly FamilyChange[]): FamilyChange[][] {
  const byFamily = new Map<string, Map<string, FamilyChange>>();
  // Helpers are told as soon as one of a family's changes is theirs.
  const forHelpers = new Set(
    changes.filter((each) => !each.isHiddenFromHelpers).map((each) => each.familyId),
  );
  // Whose change it was is said where it was all one page's.
  const pages = new Map<string, string | undefined>();
  for (const { familyId, by } of changes) {
    pages.set(familyId, !pages.has(familyId) || pages.get(familyId) === by ? by : undefined);
  }
  for (const each of changes) {
    const family = byFamily.get(each.familyId) ?? new Map<string, FamilyChange>();
    const { isHiddenFromHelpers, by: _, ...change } = each;
    const by = pages.get(each.familyId);
    const isHidden = isHiddenFromHelpers && !forHelpers.has(each.familyId);
    byFamily.set(
      each.familyId,
      family.set(each.childId ?? '', {
        ...change,
        ...(isHidden && { isHiddenFromHelpers }),
        ...(by !== undefined && { by }),
      }),
    );
  }
  const merged = [...byFamily.values()].flatMap((family) => {
    const all = family.get('all');
    return all ? [all] : withoutEmpty([...family.values()]);
  });
  const messages: FamilyChange[][] = [];
  for (let i = 0; i < merged.length; i += CHANGES_PER_MESSAGE)
    messages.push(merged.slice(i, i + CHANGES_PER_MESSAGE));
  return messages;
}

/** A change of a hero reaches the parents as well, so one for the parents alone adds nothing to it. */
function withoutEmpty(family: FamilyChange[]): FamilyChange[] {
  const heroes = family.filter(({ childId }) => childId !== undefined);
  return heroes.length > 0 ? heroes : family;
}
