import { lazily } from '@herohood/browser/lazy-part';
import { createFileRoute } from '@tanstack/react-router';
import { HabitSection } from '../../../features/habits/habit-section';
import { Page } from '../../../layout/page';
import { shellText } from '../../../text/en/shell';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/parent/missions')({ component: Missions });

const HabitEditor = lazily(() =>
  import('../../-habits/habit-editor').then((part) => ({ default: part.HabitEditor })),
);

/** The family's habits, and who has them. */
function Missions() {
  const { heroes } = useFamily();
  return (
    <Page title={shellText.pages.missions}>
      <HabitSection heroes={heroes} Editor={HabitEditor} />
    </Page>
  );
}
