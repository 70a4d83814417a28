import { lazily } from '@herohood/browser/lazy-part';
import { createFileRoute } from '@tanstack/react-router';
import { HabitSection } from '../../../features/habits/habit-section';
import { Page } from '../../../layout/page';
import { useFamily } from '../../-shell/family';
import { pageName } from '../../-shell/places';

export const Route = createFileRoute('/_console/_pages/parent/missions')({ component: Missions });

const HabitEditor = lazily(async () => (await import('../../-habits/habit-editor')).HabitEditor);

/** The family's habits, and who has them. */
function Missions() {
  const { heroes } = useFamily();
  return (
    <Page title={pageName('/parent/missions')}>
      <HabitSection heroes={heroes} Editor={HabitEditor} />
    </Page>
  );
}
