import { lockChild } from '@herohood/db/children/queries';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { insertTrip, listTries, listTrips } from '@herohood/db/world/queries';
import { missionsOfDay } from '@herohood/domain/days/day-missions';
import { addDays, lastDays } from '@herohood/domain/time/family-day';
import type { OpenedTrip } from '@herohood/domain/world/schema';
import { hasSetOut, storyOf, TRIP_REACH_DAYS, tripToTell } from '@herohood/domain/world/trip';
import { act } from '../act';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext } from '../context';
import { found } from '../refusals';
import { say } from '../text/say';
import { presentPostcard, sayFind } from './list-finds';

/**
 * The hero tells of their newest trip, once a family day: its story, and the card that they brought, which stays whatever
 * becomes of that day's missions (rules: trips). Null when there was none, and when they have told today.
 */
export async function openTrip(ctx: ChildContext, childId: string): Promise<OpenedTrip | null> {
  requireOwnChild(ctx, childId);
  const { familyId, child } = ctx;
  const { today } = child.family;
  const hero = { familyId, childId };
  return act(ctx, async (tx, unit) => {
    found(await lockChild(tx, familyId, childId), 'This hero');
    const told = await listTrips(tx, hero);
    if (told.some(({ openedOn }) => openedOn === today)) return null;
    const days = lastDays(addDays(today, -1), TRIP_REACH_DAYS);
    const range = { from: days[0]!, until: days.at(-1)! };
    const facts = await readHeroFacts(tx, hero, range);
    const tries = await listTries(tx, hero, range);
    const day = tripToTell(
      days.map((each) => {
        const due = missionsOfDay(facts, each).filter(({ isOwed }) => isOwed);
        const isOut = hasSetOut(
          due,
          tries.filter((one) => one.day === each),
        );
        return { day: each, hasMissions: due.length > 0 || isOut, hasSetOut: isOut };
      }),
      told.map((trip) => trip.day),
    );
    if (!day) return null;
    const toldIds = told.map(({ storyId }) => storyId);
    const story = storyOf({ childId, day }, toldIds);
    const trip = { ...hero, day, storyId: story.id, openedOn: today, openedAt: ctx.now() };
    const row = found(await insertTrip(tx, trip), 'This trip');
    unit.event({ type: 'created', entity: 'trip', childId });
    return { story: say(ctx.locale, story.text), find: sayFind(presentPostcard(row), ctx.locale) };
  });
}
