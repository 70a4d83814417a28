import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { HeroPicker } from '../../features/children/hero-picker';
import { type ReportWindow, windowFrom } from '../../features/progress/report-address';
import { ReportPage } from '../../features/progress/report-page';
import { FullPageCard, FullPageLoader } from '../../layout/full-page';
import { LinkButton } from '../../layout/link-button';
import { EmptyState } from '../../layout/states';
import { useHeroes } from '../../lib/use-heroes';
import { reportText as text } from '../../text/en/progress';
import { FailedScreen, ParentGate } from '../-gate/parent-gate';

export const Route = createFileRoute('/_console/progress-reports')({
  validateSearch: (search): { hero?: string; view?: 'month'; back?: number } => {
    const { view, back } = windowFrom(search);
    return {
      ...(typeof search.hero === 'string' && { hero: search.hero }),
      ...(view === 'month' && { view }),
      ...(back > 0 && { back }),
    };
  },
  component: () => <ParentGate>{() => <Reports />}</ParentGate>,
});

/** The reports of one hero at a time, starting at the first child (rules: reports). */
function Reports() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const heroes = useHeroes();
  if (!heroes.data && heroes.error) {
    return <FailedScreen what={text.loadHeroes} error={heroes.error} retry={() => void heroes.refetch()} />;
  }
  if (!heroes.data) return <FullPageLoader text={text.loading} />;
  const hero = heroes.data.find(({ id }) => id === search.hero) ?? heroes.data[0];
  if (!hero) {
    return (
      <FullPageCard>
        <EmptyState
          art={<HeroArt avatarType="robot" size={120} />}
          title={text.noHeroes}
          hint={text.noHeroesHint}
          action={<LinkButton to="/parent">{text.toDashboard}</LinkButton>}
        />
      </FullPageCard>
    );
  }
  const go = (next: { hero?: string } & Partial<ReportWindow>) => {
    const { view, back } = { ...windowFrom(search), ...next };
    void navigate({
      to: '/progress-reports',
      search: {
        hero: next.hero ?? search.hero,
        view: view === 'month' ? view : undefined,
        back: back > 0 ? back : undefined,
      },
      replace: true,
    });
  };
  return (
    <ReportPage
      heroes={heroes.data}
      hero={hero}
      shown={windowFrom(search)}
      onWindow={go}
      picker={<HeroPicker heroes={heroes.data} selectedId={hero.id} onSelect={(id) => go({ hero: id })} />}
    />
  );
}
