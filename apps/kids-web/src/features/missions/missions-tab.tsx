import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { canComplete } from '@herohood/domain/missions/today-status';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import section from '../../layout/section-head.module.css';
import { allDoneText } from '../../text/en/all-done';
import { missionsText } from '../../text/en/missions';
import { looksOf } from '../home/public';
import type { AllDone } from './all-done-card';
import { dayCountOf, hasSetOut, restOf } from './day-count';
import { MissionsList } from './missions-list';
import { isSaved, isSending, type Mission, takeBackOf } from './missions-of';
import styles from './missions-tab.module.css';
import { useOpenTool } from './tool/use-open-tool';
import { useCompleteMission, useWithdrawMission } from './use-complete-mission';
import type { MissionsState } from './use-missions';

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

const AllDoneCard = lazily(() => import('./all-done-card'));
const SendOff = lazily(() => import('./send-off'));
const RestCard = lazily(() => import('./rest-card'));
const ToolStage = lazily(() => import('./tool/tool-stage'));

/** Today's missions, and what to show when there are none to show. */
export function MissionsTab({ hero, state, goal, quiet, isAtRest }: Props) {
  const completeMission = useCompleteMission(hero.id);
  const withdrawMission = useWithdrawMission(hero.id);
  const { open: help, openTool, close: closeTool } = useOpenTool(state);

  const { missions, day } = state;
  const rest = restOf(missions, day);
  const sendOff = useSendOff(rest ? [] : missions);

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
          art={<HeroArt {...looksOf(hero)} size={150} />}
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
        <RestCard rest={rest} hero={hero} hasExtras={missions.some(({ status }) => canComplete(status))} />
      )}
      {isAllDone && <AllDoneCard kind={allDoneOf(missions)} hero={hero} isAtRest={isAtRest} />}
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
        <SendOff hero={hero} title={allDoneText[allDoneOf(missions)].title} onEnd={sendOff.end} />
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

/** First the chest lands on the card of the last mission. */
const CHEST_MS = 1_200;

/**
 * Whether the hero sets out now: in the moment in which their tap has sent the last mission of the day. Not when the home opens on such a
 * day, when a parent has marked the last one, or into a party.
 */
function useSendOff(missions: readonly Mission[]) {
  const hasSent = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const isAway = hasSetOut(missions);
  hasSent.current = missions.some(isSending) || (hasSent.current && dayCountOf(missions).open === 0);
  useEffect(() => {
    if (!isAway || !hasSent.current) return;
    const timer = setTimeout(() => {
      hasSent.current = false;
      setIsLeaving(document.querySelector('[role=dialog]') === null);
    }, CHEST_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
  return { isLeaving, end: useCallback(() => setIsLeaving(false), []) };
}
