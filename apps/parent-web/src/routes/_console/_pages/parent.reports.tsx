import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { HeroPicker } from '../../../features/children/hero-picker';
import { type ReportWindow, windowFrom } from '../../../features/progress/report-address';
import { ReportPage } from '../../../features/progress/report-page';
import { SyncNote } from '../../../layout/sync-note';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/parent/reports')({
  validateSearch: (search): { hero?: string; view?: 'month'; back?: number } => {
    const { view, back } = windowFrom(search);
    return {
      ...(typeof search.hero === 'string' && { hero: search.hero }),
      ...(view === 'month' && { view }),
      ...(back > 0 && { back }),
    };
  },
  component: Reports,
});

/** The reports of one hero at a time, starting at the first child (rules: reports). */
function Reports() {
  const { heroes } = useFamily();
  const search = Route.useSearch();
  const navigate = useNavigate();
  const hero = heroes.find(({ id }) => id === search.hero) ?? heroes[0];
  if (!hero) return null;
  const go = (next: { hero?: string } & Partial<ReportWindow>) => {
    const { view, back } = { ...windowFrom(search), ...next };
    void navigate({
      to: '/parent/reports',
      search: {
        hero: next.hero ?? search.hero,
        view: view === 'month' ? view : undefined,
        back: back > 0 ? back : undefined,
      },
      replace: true,
    });
  };
  return (
    <>
      <SyncNote />
      <ReportPage
        heroes={heroes}
        hero={hero}
        shown={windowFrom(search)}
        onWindow={go}
        picker={<HeroPicker heroes={heroes} selectedId={hero.id} onSelect={(id) => go({ hero: id })} />}
      />
    </>
  );
}
