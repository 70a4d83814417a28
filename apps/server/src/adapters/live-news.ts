import type { FamilyNews } from '@herohood/api/context';

/** Postgres refuses notifications of 8,000 bytes or more; one piece of news takes about 110. */
const NEWS_PER_MESSAGE = 50;

/** Drops repetitions, and what a family's 'all' says already; splits the rest into messages of a safe size. */
export function mergeNews(news: readonly FamilyNews[]): FamilyNews[][] {
  const byFamily = new Map<string, Map<string, FamilyNews>>();
  for (const each of news) {
    const family = byFamily.get(each.familyId) ?? new Map<string, FamilyNews>();
    byFamily.set(each.familyId, family.set(each.childId ?? '', each));
  }
  const merged = [...byFamily.values()].flatMap((family) => {
    const all = family.get('all');
    return all ? [all] : withoutEmpty([...family.values()]);
  });
  const messages: FamilyNews[][] = [];
  for (let i = 0; i < merged.length; i += NEWS_PER_MESSAGE)
    messages.push(merged.slice(i, i + NEWS_PER_MESSAGE));
  return messages;
}

/** News of a hero reaches the parents as well, so news for the parents alone adds nothing to it. */
function withoutEmpty(family: FamilyNews[]): FamilyNews[] {
  const heroes = family.filter(({ childId }) => childId !== undefined);
  return heroes.length > 0 ? heroes : family;
}
