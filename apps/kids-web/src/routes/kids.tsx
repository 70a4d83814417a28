import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useHero } from '../features/account/use-hero';
import { WelcomeScreen } from '../features/account/welcome-screen';
import { EmergencyScreen } from '../features/controls/emergency-screen';
import { TroubleScreen } from '../features/controls/trouble-screen';
import { LoadingScreen } from '../layout/loading-screen';
import { type Tab, tabs } from '../layout/tab-bar';
import { useRestrictions } from '../lib/restrictions';
import { useSync } from '../lib/sync';
import { text } from '../text/en';
import { HeroHome } from './-hero-home';

export const Route = createFileRoute('/kids')({
  validateSearch: (search): { tab?: Tab } => ({ tab: tabs.find((tab) => tab === search.tab) }),
  component: Kids,
});

function Kids() {
  const state = useHero();
  const { hasEmergency, emergencyWords } = useRestrictions();
  const navigate = useNavigate();
  const search = Route.useSearch();
  const hero = state.kind === 'hero' ? state.hero : null;
  const sync = useSync(hero?.id ?? null, hero !== null || hasEmergency);

  if (hasEmergency) return <EmergencyScreen message={emergencyWords} onCheck={sync.syncNow} />;
  if (state.kind === 'loading') return <LoadingScreen />;
  if (state.kind === 'unreachable') {
    return <TroubleScreen title={text.trouble.title} body={text.trouble.body} onRetry={state.retry} />;
  }
  if (state.kind !== 'hero') {
    return <WelcomeScreen kind={state.kind} onLogin={() => void navigate({ to: '/kids-login' })} />;
  }
  return (
    <HeroHome
      hero={state.hero}
      isHeroSettled={state.isSettled}
      sync={sync}
      tab={search.tab ?? 'missions'}
      onTab={(tab) => void navigate({ to: '/kids', search: { tab }, replace: true })}
    />
  );
}
