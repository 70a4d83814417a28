import { lazily, lazyPart } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { canComplete } from '@herohood/domain/missions/today-status';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { type ReactNode, Suspense } from 'react';
import section from '../../layout/section-head.module.css';
import { allDoneText } from '../../text/en/all-done';
import { missionsText } from '../../text/en/missions';
import type { AllDone } from './all-done-card';
import { dayCountOf, hasSetOut } from './day-count';
import { MissionsList } from './missions-list';
import { isSaved, isSending, type Mission, takeBackOf } from './missions-of';
import styles from './missions-tab.module.css';
import { restOf } from './rest-of-day';
import { useOpenTool } from './tool/use-open-tool';
import { useCompleteMission } from './use-complete-mission';
import type { MissionsState } from './use-missions';
import { useSendOff } from './use-send-off';
import { useWithdrawMission } from './use-withdraw-mission';

type Props = {
  hero: Child;
  state: MissionsState;
  /** How far the hero's first jar is, and what they did besides. */
  goal?: ReactNode;
  /** Something nice while there is nothing to do. */
  quiet?: ReactNode;
  /** The first view stands: what it does not need may come. */
  isAtRest: boolean;
};

const words = missionsText;

const AllDoneCard = lazyPart(() => import('./all-done-card'));
const SendOff = lazyPart(() => import('./send-off'));
const RestCard = lazyPart(() => import('./rest-card'));
const ToolStage = lazily(() => import('./tool/tool-stage'));

/** Today's missions, and what to show when there are none to show. */
export function MissionsTab({ hero, state, goal, quiet, isAtRest }: Props) {
  const completeMission = useCompleteMission(hero.id);
  const withdrawMission = useWithdrawMission(hero.id);
  const { open: help, openTool, close: closeTool } = useOpenTool(state);

  const { missions, day } = state;
  const rest = restOf(missions, day);
  const awaited = rest ? [] : missions;
  const sendOff = useSendOff({
    isAway: hasSetOut(awaited),
    isOpen: dayCountOf(awaited).open > 0,
    isSending: awaited.some(isSending),
  });

  function withdraw(mission: Mission) {
    const completion = takeBackOf(mission);
    if (completion) withdrawMission(completion);
  }

  function sendFromTool(mission: Mission) {
    void completeMission(mission);
    // While another time of it is left the tool would stay.
    if (mission.slots.filter(({ status }) => canComplete(status)).length > 1) closeTool();
  }

  if (!day.hasHabits) {
    return (
      <div className={styles.quiet}>
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
        {goal}
        {quiet}
      </div>
    );
  }

  const count = dayCountOf(missions);
  const isAllDone = count.open === 0 && count.sent + count.done > 0 && !rest;
  const isQuiet = isAllDone || rest;
  return (
    <section aria-label={words.title}>
      <h2 className={`${section.title} ${styles.title}`}>{words.title}</h2>
      {rest && (
        <Suspense>
          <RestCard rest={rest} hero={hero} hasExtras={missions.some(({ status }) => canComplete(status))} />
        </Suspense>
      )}
      {isAllDone && (
        <Suspense>
          <AllDoneCard kind={allDoneOf(missions)} hero={hero} isAtRest={isAtRest} />
        </Suspense>
      )}
      <MissionsList
        hero={hero}
        missions={missions}
        day={day}
        isRest={rest !== null && rest !== 'free'}
        isAtRest={isAtRest}
        between={
          <>
            {goal}
            {isQuiet && <div className={styles.quiet}>{quiet}</div>}
          </>
        }
        onComplete={(mission) => void completeMission(mission)}
        onWithdraw={withdraw}
        onTool={({ habit }) => openTool(habit.id)}
      />
      {sendOff.isLeaving && isAllDone && (
        <Suspense>
          <SendOff hero={hero} title={allDoneText[allDoneOf(missions)].title} onEnd={sendOff.end} />
        </Suspense>
      )}
      {help && (
        <ToolStage
          // A parent who changes the tool begins it anew.
          key={`${help.mission.habit.id} ${JSON.stringify(help.tool)}`}
          hero={hero}
          habit={help.mission.habit}
          tool={help.tool}
          onComplete={() => sendFromTool(help.mission)}
          onClose={closeTool}
        />
      )}
    </section>
  );
}

function allDoneOf(missions: readonly Mission[]): AllDone {
  if (missions.some(isSaved)) return 'saved';
  return dayCountOf(missions).sent === 0 ? 'approved' : 'waiting';
}
