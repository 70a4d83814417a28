import { lazily } from '@herohood/browser/lazy-part';
import type { User } from '@herohood/domain/account/schema';
import { screenAt } from '@herohood/domain/account/screens';
import { Outlet, useLocation } from '@tanstack/react-router';
import { FullPageLoader } from '../../layout/full-page';
import { useFirstAnswers } from '../../lib/today';
import { useHeroes } from '../../lib/use-user';
import { appText } from '../../text/en/app';
import { shellText as text } from '../../text/en/shell';
import { FailedScreen, ParentGate, WAY_HOME } from '../-gate/parent-gate';
import { FamilyContext } from './family';
import { Shell } from './shell';

const NoHeroesYet = lazily(async () => (await import('./first-hero')).NoHeroesYet);

const FirstHero = lazily(async () => (await import('./first-hero')).FirstHero);

/** All pages: first who is signed in, then the family's heroes, then the page in its frame. */
export function Pages() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  useFirstAnswers();
  return (
    <ParentGate withoutPremium={screenAt(path).opensWithout === 'plan and heroes'}>
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
  if (isHelper && screenAt(path).isClosedToHelpers) return WAY_HOME;
  const family = { user, heroes: (user.hasPremiumAccess && heroes.data) || [] };
  const hasEnough = family.heroes.length > 0 || screenAt(path).opensWithout;
  return (
    <FamilyContext value={family}>
      {hasEnough || isHelper ? <Shell>{hasEnough ? <Outlet /> : <NoHeroesYet />}</Shell> : <FirstHero />}
    </FamilyContext>
  );
}
