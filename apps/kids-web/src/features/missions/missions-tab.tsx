import type { Child } from '@herohood/domain/children/schema';
import { canComplete } from '@herohood/domain/missions/today-status';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { lazily, lazyPart } from '@herohood/ui/runtime/lazy-part';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { Suspense } from 'react';
import Target from '~icons/fluent-emoji-flat/bullseye';
import section from '../../layout/section-head.module.css';
import { appText } from '../../text/en/app';
import { missionsText } from '../../text/en/missions';
import type { AllDone } from './all-done-card';
import { DayBar } from './day-bar';
import { dayCountOf } from './day-count';
import { MissionCard } from './mission-card';
import { MissionSkeleton } from './mission-skeleton';
import styles from './missions-tab.module.css';
import { useOpenTool } from './tool/use-open-tool';
import { useCompleteMission } from './use-complete-mission';
import { isSaved, type Mission, type MissionsState } from './use-missions';
import { useWithdrawMission } from './use-withdraw-mission';

type Props = { hero: Child; state: MissionsState };

const words = missionsText;

const AllDoneCard = lazyPart(() => import('./all-done-card'));
const ToolStage = lazily(() => import('./tool/tool-stage'));

/** Today's missions, and what to show when there are none to show. */
export function MissionsTab({ hero, state }: Props) {
  const completeMission = useCompleteMission(hero.id);
  const withdrawMission = useWithdrawMission(hero.id);
  const { open: help, openTool, close: closeTool } = useOpenTool(state);

  if (state.kind === 'loading') return <MissionSkeleton />;
  if (state.kind === 'failed') {
    return (
      <StateCard
        role="alert"
        accent="coral"
        art={<Target width={128} height={128} />}
        title={words.failed.title}
        body={words.failed.body}
        action={
          <ChunkyButton accent="coral" onClick={state.retry}>
            {appText.retry}
          </ChunkyButton>
        }
      />
    );
  }

  const { missions } = state;
  if (missions.length === 0) {
    return (
      <StateCard
        accent="turquoise"
        art={
          <HeroArt
            avatarType={hero.avatarType}
            avatarUrl={hero.avatarUrl}
            gear={hero.equippedGear}
            size={150}
          />
        }
        title={words.empty.title}
        body={words.empty.body}
      />
    );
  }

  const open = missions.filter(({ status }) => canComplete(status));
  const count = dayCountOf(missions);
  return (
    <section aria-label={words.title}>
      <div className={styles.head}>
        <h2 className={section.title}>{words.title}</h2>
        <p className={styles.count}>{words.day.text(count)}</p>
      </div>
      <DayBar count={count} />
      {open.length === 0 && (
        <Suspense>
          <AllDoneCard kind={allDoneOf(missions)} />
        </Suspense>
      )}
      <ul className={`${section.list} ${styles.list}`}>
        {missions.map((mission) => (
          <MissionCard
            key={mission.habit.id}
            mission={mission}
            isNext={mission === open[0]}
            onComplete={() => void completeMission(mission.habit)}
            onWithdraw={() => mission.completion && withdrawMission(mission.completion)}
            onTool={() => openTool(mission.habit.id)}
          />
        ))}
      </ul>
      {help && (
        <ToolStage
          // A parent who changes the tool begins it anew.
          key={`${help.habit.id} ${JSON.stringify(help.tool)}`}
          hero={hero}
          habit={help.habit}
          tool={help.tool}
          onComplete={() => void completeMission(help.habit)}
          onClose={closeTool}
        />
      )}
    </section>
  );
}

function allDoneOf(missions: readonly Mission[]): AllDone {
  if (missions.some(isSaved)) return 'saved';
  return missions.every(({ status }) => status === 'approved') ? 'approved' : 'waiting';
}
