import type { User } from '@herohood/domain/account/schema';
import { rankHeroes } from '@herohood/domain/children/hero';
import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { lazily, lazyPart } from '@herohood/ui/runtime/lazy-part';
import { useNow } from '@herohood/ui/runtime/use-now';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { HeroGrid } from '../../features/children/hero-grid';
import { HeroPicker } from '../../features/children/hero-picker';
import { FamilyStrip } from '../../features/family/family-strip';
import { StatusBanner } from '../../features/subscription/status-banner';
import { Icon } from '../../layout/icon';
import { Later } from '../../layout/later';
import { SyncNote } from '../../layout/sync-note';
import { appText } from '../../text/en/app';
import { dashboardText as text } from '../../text/en/dashboard';
import { missionsText } from '../../text/en/missions';
import { useTutorial } from '../-tutorial/use-tutorial';
import classes from './dashboard.module.css';
import { Inbox } from './inbox';
import { SectionNav } from './section-nav';
import { TopBar } from './top-bar';

const ProgressPanel = lazyPart(() =>
  import('../../features/progress/progress-panel').then((part) => ({ default: part.ProgressPanel })),
);

const HabitSection = lazyPart(() =>
  import('../../features/habits/habit-section').then((part) => ({ default: part.HabitSection })),
);

const ApprovalsPanel = lazyPart(() =>
  import('../../features/missions/approvals-panel').then((part) => ({ default: part.ApprovalsPanel })),
);

const RewardSection = lazyPart(() =>
  import('../../features/rewards/reward-section').then((part) => ({ default: part.RewardSection })),
);

const RewardManagement = lazyPart(() =>
  import('./reward-management').then((part) => ({ default: part.RewardManagement })),
);

const ReportSummary = lazyPart(() =>
  import('../../features/progress/report-summary').then((part) => ({ default: part.ReportSummary })),
);

const ControlsCard = lazyPart(() =>
  import('../../features/controls/controls-card').then((part) => ({ default: part.ControlsCard })),
);

const FirstSteps = lazily(() =>
  import('../-guide/first-steps').then((part) => ({ default: part.FirstSteps })),
);

const HabitEditor = lazily(() =>
  import('../-habits/habit-editor').then((part) => ({ default: part.HabitEditor })),
);

const MarkDoneDialog = lazily(() =>
  import('../../features/missions/mark-done-dialog').then((part) => ({ default: part.MarkDoneDialog })),
);

const ManagementCard = lazyPart(() =>
  import('../../features/subscription/management-card').then((part) => ({ default: part.ManagementCard })),
);

const ControlsDialog = lazily(() =>
  import('../../features/controls/controls-dialog').then((part) => ({ default: part.ControlsDialog })),
);

const TutorialDialog = lazily(() =>
  import('../-tutorial/tutorial-dialog').then((part) => ({ default: part.TutorialDialog })),
);

interface Props {
  user: User;
  /** At least one. */
  heroes: readonly Child[];
}

/** The whole console: first what needs a parent now, then the heroes, then figures and settings. */
export function Dashboard({ user, heroes }: Props) {
  const now = useNow(60_000);
  const [heroId, setHeroId] = useState<string | null>(null);
  const [isMarking, setIsMarking] = useState(false);
  const [controlledId, setControlledId] = useState<string | null>(null);
  const tutorial = useTutorial();
  const ranked = rankHeroes(heroes);
  const hero = heroes.find(({ id }) => id === heroId) ?? ranked[0];
  if (!hero) return null;
  const controlled = heroes.find(({ id }) => id === controlledId);

  const clock: FamilyClock = { timeZone: user.timeZone, dayStartHour: user.dayStartHour };
  const totalXp = heroes.reduce((sum, { totalXp: xp }) => sum + xp, 0);
  const picker = <HeroPicker heroes={ranked} selectedId={hero.id} onSelect={setHeroId} />;
  return (
    <div className={classes.frame}>
      <title>{`${text.title} | ${appText.name}`}</title>
      <a href="#content" className={classes.skip}>
        {appText.skipToContent}
      </a>
      <TopBar
        user={user}
        totalXp={totalXp}
        heroCount={heroes.length}
        onTutorial={tutorial.open}
        onControls={() => setControlledId(hero.id)}
      />
      <SectionNav />
      <main id="content" className={classes.main} tabIndex={-1}>
        <h1 className={classes.title}>{text.title}</h1>
        <SyncNote />
        {user.familyCode === null ? null : <FamilyStrip code={user.familyCode} totalXp={totalXp} />}
        <StatusBanner user={user} now={now} />
        {user.familyRole === 'helper' ? null : <FirstSteps heroes={heroes} />}
        <Inbox heroes={heroes} clock={clock} />
        <HeroGrid heroes={heroes} />
        <Later id="progress" height={480}>
          <ProgressPanel
            hero={hero}
            picker={picker}
            actions={
              <Button
                variant="light"
                leftSection={<Icon name="check" size={18} />}
                onClick={() => setIsMarking(true)}
              >
                {missionsText.onBehalf.open}
              </Button>
            }
          />
        </Later>
        <Later id="habits" height={360}>
          <HabitSection heroes={heroes} Editor={HabitEditor} />
        </Later>
        <Later id="approvals" height={360}>
          <ApprovalsPanel heroes={heroes} />
        </Later>
        <Later id="rewards" height={980}>
          <RewardSection heroes={ranked} />
        </Later>
        <Later id="reward-management" height={500}>
          <RewardManagement hero={hero} clock={clock} picker={picker} />
        </Later>
        <Later id="account" height={850}>
          {user.billing === 'off' ? null : <ManagementCard user={user} />}
          <ReportSummary hero={hero} />
          <ControlsCard heroes={ranked} onOpen={setControlledId} />
        </Later>
      </main>
      {controlled ? (
        <ControlsDialog
          heroes={ranked}
          hero={controlled}
          picker={<HeroPicker heroes={ranked} selectedId={controlled.id} onSelect={setControlledId} />}
          timeZone={user.timeZone}
          onClose={() => setControlledId(null)}
        />
      ) : null}
      {tutorial.isOpen ? <TutorialDialog onClose={tutorial.close} onComplete={tutorial.complete} /> : null}
      {isMarking ? <MarkDoneDialog hero={hero} clock={clock} onClose={() => setIsMarking(false)} /> : null}
    </div>
  );
}
