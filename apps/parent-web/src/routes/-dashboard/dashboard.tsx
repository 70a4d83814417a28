import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { HeroGrid } from '../../features/children/hero-grid';
import { HeroPicker } from '../../features/children/hero-picker';
import { rankHeroes } from '../../features/children/rank-heroes';
import { FamilyStrip } from '../../features/family/family-strip';
import { HabitSection } from '../../features/habits/habit-section';
import { ApprovalsPanel } from '../../features/missions/approvals-panel';
import { RewardPanel } from '../../features/points/reward-panel';
import { ProgressPanel } from '../../features/progress/progress-panel';
import { StatusBanner } from '../../features/subscription/status-banner';
import { Icon } from '../../layout/icon';
import { lazily } from '../../layout/lazily';
import { useNow } from '../../lib/use-now';
import { useOnline } from '../../lib/use-online';
import { appText } from '../../text/en/app';
import { dashboardText as text } from '../../text/en/dashboard';
import { missionsText } from '../../text/en/missions';
import classes from './dashboard.module.css';
import { Inbox } from './inbox';
import { SectionNav } from './section-nav';
import { TopBar } from './top-bar';

const MarkDoneDialog = lazily(() =>
  import('../../features/missions/mark-done-dialog').then((part) => part.MarkDoneDialog),
);

interface Props {
  user: User;
  /** At least one. */
  heroes: readonly Child[];
}

/** The whole console: first what needs a parent now, then the heroes, then figures and settings. */
export function Dashboard({ user, heroes }: Props) {
  const now = useNow(60_000);
  const isOnline = useOnline();
  const [heroId, setHeroId] = useState<string | null>(null);
  const [isMarking, setIsMarking] = useState(false);
  const ranked = rankHeroes(heroes);
  const hero = heroes.find(({ id }) => id === heroId) ?? ranked[0];
  if (!hero) return null;

  const clock: FamilyClock = { timeZone: user.timeZone, dayStartHour: user.dayStartHour };
  const totalXp = heroes.reduce((sum, { totalXp: xp }) => sum + xp, 0);
  const picker = <HeroPicker heroes={ranked} selectedId={hero.id} onSelect={setHeroId} />;
  return (
    <div className={classes.frame}>
      <title>{`${text.title} | ${appText.name}`}</title>
      <a href="#content" className={classes.skip}>
        {appText.skipToContent}
      </a>
      <TopBar user={user} totalXp={totalXp} heroCount={heroes.length} />
      <SectionNav />
      <main id="content" className={classes.main} tabIndex={-1}>
        <h1 className={classes.title}>{text.title}</h1>
        {isOnline ? null : (
          <p className={classes.offline} role="status">
            {text.offline}
          </p>
        )}
        <FamilyStrip code={user.familyCode} totalXp={totalXp} />
        <StatusBanner user={user} now={now} />
        <Inbox heroes={heroes} clock={clock} />
        <HeroGrid heroes={heroes} />
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
        <HabitSection heroes={heroes} />
        <ApprovalsPanel hero={hero} heroes={heroes} clock={clock} picker={picker} />
        <RewardPanel hero={hero} timeZone={user.timeZone} picker={picker} />
      </main>
      {isMarking ? <MarkDoneDialog hero={hero} clock={clock} onClose={() => setIsMarking(false)} /> : null}
    </div>
  );
}
