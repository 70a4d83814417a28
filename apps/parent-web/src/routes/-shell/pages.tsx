import type { User } from '@herohood/domain/account/schema';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { Outlet, useLocation } from '@tanstack/react-router';
import { FullPageLoader } from '../../layout/full-page';
import { useHeroes } from '../../lib/use-heroes';
import { appText } from '../../text/en/app';
import { shellText as text } from '../../text/en/shell';
import { FailedScreen, ParentGate } from '../-gate/parent-gate';
import { WAY_HOME } from '../-gate/way-home';
import { FamilyContext } from './family';
import { isClosedToHelpers } from './places';
import { Shell } from './shell';
import { useFirstAnswers } from './use-first-answers';

const NoHeroesYet = lazily(() => import('./no-heroes-yet').then((part) => ({ default: part.NoHeroesYet })));

const FirstHero = lazily(() => import('./first-hero').then((part) => ({ default: part.FirstHero })));

/** Taking the data along and erasing it need neither a plan nor a hero (rules: subscription). */
const OPEN_TO_ALL = ['/parent/family'];
/** What a family without heroes can open besides its first hero. */
const WITHOUT_HEROES = [...OPEN_TO_ALL, '/parent/settings'];

const isOneOf = (paths: readonly string[], path: string) => paths.includes(path.replace(/(.)\/$/, '$1'));

/** All pages: first who is signed in, then the family's heroes, then the page in its frame. */
export function Pages() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useFirstAnswers(path);
  return (
    <ParentGate withoutPremium={isOneOf(OPEN_TO_ALL, path)}>
      {(user) => <FamilyPages user={user} path={path} />}
    </ParentGate>
  );
}

function FamilyPages({ user, path }: { user: User; path: string }) {
  const isHelper = user.familyRole === 'helper';
  const heroes = useHeroes(user.hasPremiumAccess);
  if (user.hasPremiumAccess && !heroes.data) {
    return heroes.error ? (
      <FailedScreen what={text.load.heroes} error={heroes.error} retry={() => void heroes.refetch()} />
    ) : (
      <FullPageLoader text={appText.loadingDashboard} />
    );
  }
  if (isHelper && isClosedToHelpers(path)) return WAY_HOME;
  const list = (user.hasPremiumAccess && heroes.data) || [];
  const family = { user, heroes: list };
  return (
    <FamilyContext value={family}>
      {list.length > 0 || isOneOf(WITHOUT_HEROES, path) ? (
        <Shell>
          <Outlet />
        </Shell>
      ) : isHelper ? (
        <Shell>
          <NoHeroesYet />
        </Shell>
      ) : (
        <FirstHero />
      )}
    </FamilyContext>
  );
}
