import { listHeroesOfDay } from '@herohood/db/progress/today-queries';
import { heroDays } from '@herohood/domain/progress/hero-days';
import type { HeroDay } from '@herohood/domain/progress/schema';
import type { ParentContext } from '../context';

/** Today of every hero in one statement: done, waiting, open, and who is locked out (rules: reports). */
export async function readToday(ctx: ParentContext): Promise<HeroDay[]> {
  const { today } = ctx.parent.family;
  return heroDays(await listHeroesOfDay(ctx.db, ctx.familyId, today), today);
}
