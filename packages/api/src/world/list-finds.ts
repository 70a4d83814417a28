import type { Executor } from '@herohood/db/client';
import type { HeroKey } from '@herohood/db/family/family-id';
import { listFound, listTrips, type TripRow } from '@herohood/db/world/queries';
import type { Locale } from '@herohood/domain/languages/locale';
import { findsOf } from '@herohood/domain/world/find';
import type { Find } from '@herohood/domain/world/schema';
import { postcardOf, storyById } from '@herohood/domain/world/trip';
import { findOwnChild } from '../children/own-child';
import type { FamilyContext } from '../context';
import { say } from '../text/say';

/** All that a hero has found, newest first: what approvals brought, and the cards of their trips (rules: finds, trips). */
export async function listFinds(ctx: FamilyContext, id: string): Promise<Find[]> {
  const { id: childId } = await findOwnChild(ctx, id);
  const finds = await readFinds(ctx.db, { familyId: ctx.familyId, childId });
  return finds.map((find) => sayFind(find, ctx.locale));
}

/** A find as its reader calls it, and what the hero told of it. */
export function sayFind(find: Find, locale: Locale): Find {
  return { ...find, name: say(locale, find.name), story: find.story && say(locale, find.story) };
}

/** The same in English, for whoever may ask already. */
export async function readFinds(db: Executor, hero: HeroKey): Promise<Find[]> {
  const findOf = findsOf(hero.childId);
  const [found, trips] = [await listFound(db, hero), await listTrips(db, hero)];
  const finds = found.map(({ no, completionId, foundAt }): Find => {
    const { id: findId, ...find } = findOf(no);
    const none = { day: null, story: null };
    return { findId, ...find, ...none, completionId, foundAt: foundAt.toISOString() };
  });
  return [...finds, ...trips.map(presentPostcard)].sort((a, b) => (a.foundAt < b.foundAt ? 1 : -1));
}

/** The card of a trip, with what the hero told of it. */
export function presentPostcard({ storyId, day, openedAt }: TripRow): Find {
  const story = storyById(storyId);
  const { id: findId, ...card } = postcardOf(story);
  return {
    ...{ findId, ...card, completionId: null, day },
    ...{ story: story.text, foundAt: openedAt.toISOString() },
  };
}
