import type { Child } from '@herohood/domain/children/schema';
import { quarterOf } from '@herohood/domain/missions/timed-run';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { accentOf } from '@herohood/ui/theme/tokens';
import { type KeyboardEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import { CloseButton } from '../../../layout/close-button';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import frame from '../../../layout/stage.module.css';
import { keepFocusInside } from '../../../layout/use-focus-trap';
import { useStageFocus } from '../../../layout/use-stage-focus';
import { missionsText } from '../../../text/en/missions';
import { toolsText as words } from '../../../text/en/tools';
import { looksOf } from '../../home/public';
import type { MissionHabit } from '../missions-of';
import { StepCard } from './step-card';
import { TimedShow } from './timed-show';
import styles from './tool-stage.module.css';
import type { Tool } from './use-open-tool';
import { useToolRun, useToolVoice, useWakeLock } from './use-tool-run';

type Props = {
  hero: Child;
  habit: MissionHabit;
  tool: Tool;
  /** 'I did it!', the same act as on the card. */
  onComplete: () => void;
  onClose: () => void;
};

/** The one main button of what the stage shows. */
const mainAct = { kind: 'big', accent: 'mint', 'data-main': true, 'data-invite': true } as const;

/** The picture of what the hero does now; none: the mission's own. */
const pictureOf = (tool: Tool, done: number) =>
  tool.kind === 'steps' ? tool.steps[done]?.picture : tool.kind === 'brush' ? 'teeth' : undefined;

/** What helps with a mission, over the whole screen, while the hero does it too (rules: tools). */
export default function ToolStage({ hero, habit, tool, onComplete, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const owner = { heroId: hero.id, habitId: habit.id, tool };
  const { run, isRunning, isEnded, togglePause, step } = useToolRun(owner);
  const done = run.kind === 'steps' ? run.done : 0;
  const quarter = run.kind === 'timed' && tool.kind === 'brush' ? quarterOf(run.timer) : 0;
  const isBusy = !isEnded && (isRunning || run.kind === 'steps');
  const spoken = [habit.name, habit.description].filter(Boolean).join('. ');
  useStageFocus(stage, isEnded ? 'end' : 'run');
  useWakeLock(isBusy);
  useToolVoice({ tool, run, quarter, isEnded });

  function onKeyDown(event: KeyboardEvent) {
    keepFocusInside(event, stage.current);
    if (event.key === 'Escape') onClose();
    // On a button the key presses it.
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button') !== null;
    if (event.key === ' ' && !isOnButton && run.kind === 'timed') {
      event.preventDefault();
      togglePause();
    }
  }

  return createPortal(
    <div
      ref={stage}
      className={`${frame.stage} ${styles.stage}`}
      role="dialog"
      aria-modal
      aria-label={habit.name}
      tabIndex={-1}
      data-accent={accentOf(habit.color)}
      onKeyDown={onKeyDown}
    >
      <header className={frame.bar}>
        <CloseButton label={words.close} onClose={onClose} />
        <h2 className={styles.title}>
          <bdi>{habit.name}</bdi>
        </h2>
        <ReadAloudButton name={habit.name} words={spoken} />
      </header>
      <div className={styles.body}>
        <div className={styles.hero} data-still={!isBusy}>
          <HeroArt
            {...looksOf(hero)}
            size={200}
            // What draws the act comes with the stage: the network may go before the end.
            {...(!isEnded && { act: pictureOf(tool, done) ?? habit.icon })}
          />
        </div>
        <div className={styles.show}>
          {isEnded ? (
            <WellDone />
          ) : run.kind === 'timed' ? (
            <TimedShow
              timer={run.timer}
              isRunning={isRunning}
              quarter={tool.kind === 'brush' ? quarter : null}
            />
          ) : (
            <StepCard
              steps={tool.kind === 'steps' ? tool.steps : []}
              done={done}
              icon={habit.icon}
              onBack={() => step(-1)}
            />
          )}
        </div>
        <div className={styles.acts}>
          {isEnded && (
            <>
              <ChunkyButton kind="quiet" accent="mint" onClick={onClose}>
                <ActSign sign="back" size={24} />
                {words.end.later}
              </ChunkyButton>
              <ChunkyButton
                {...mainAct}
                aria-label={missionsText.completeLabel(habit.name)}
                onClick={onComplete}
              >
                <ActSign sign="done" />
                {missionsText.complete}
              </ChunkyButton>
            </>
          )}
          {!isEnded && run.kind === 'timed' && (
            <ChunkyButton
              {...mainAct}
              accent={isRunning ? 'sunshine' : 'mint'}
              // While it runs there is nothing to tap.
              data-invite={!isRunning}
              onClick={togglePause}
            >
              <ActSign sign={isRunning ? 'pause' : 'play'} />
              {isRunning ? words.pause : words.goOn}
            </ChunkyButton>
          )}
          {!isEnded && tool.kind === 'steps' && (
            <ChunkyButton
              {...mainAct}
              aria-label={words.step.doneLabel(tool.steps[done]?.name ?? '')}
              onClick={() => step(1)}
            >
              <ActSign sign="done" />
              {words.step.done}
            </ChunkyButton>
          )}
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** A tool at its end: it stays like this for as long as the child likes. */
function WellDone() {
  return (
    <div className={styles.ending} role="status">
      <Star className={styles.star} />
      <p className={styles.endTitle}>{words.end.title}</p>
      <p className={styles.endBody}>{words.end.body}</p>
    </div>
  );
}
