import { listGames, listHeroGames } from '@herohood/db/games/queries';
import { ageIn } from '@herohood/domain/children/age';
import { difficultyOf } from '@herohood/domain/games/hero-game';
import type { MiniGame } from '@herohood/domain/games/schema';
import type { ChildContext } from '../context';
import { say } from '../text/say';

/** The age of the hero who asks, in years of the family's calendar; null where no parent said it. */
export function ageOfHero({ child }: ChildContext): number | null {
  return ageIn(Number(child.family.today.slice(0, 4)), child.child.birthYear);
}

/** The games on offer, each with how hard the hero's next play is and their best score (rules: games). */
export async function listOwnGames(ctx: ChildContext): Promise<MiniGame[]> {
  const { familyId, db, child } = ctx;
  const [games, played] = await Promise.all([
    listGames(db),
    listHeroGames(db, { familyId, childId: child.childId }),
  ]);
  return games.map(({ position: _, ...game }) => {
    const own = played.find(({ gameId }) => gameId === game.id) ?? null;
    const words = { name: say(ctx.locale, game.name), description: say(ctx.locale, game.description) };
    return {
      ...game,
      ...words,
      difficulty: difficultyOf(own, ageOfHero(ctx)),
      bestScore: own?.bestScore ?? null,
    };
  });
}
