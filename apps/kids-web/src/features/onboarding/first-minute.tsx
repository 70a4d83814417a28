import type { BaseAvatar, Child } from '@herohood/domain/children/schema';
import { WELCOME_HAT } from '@herohood/domain/children/welcome';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLook } from '../../device/look';
import { play } from '../../device/sound';
import { speak, stopSpeaking } from '../../device/speech';
import { CloseButton } from '../../layout/close-button';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import stage from '../../layout/stage.module.css';
import { useFocusTrap } from '../../layout/use-focus-trap';
import { firstMinuteText } from '../../text/en/welcome';
import styles from './first-minute.module.css';
import { HeroChoice } from './hero-choice';
import { NextThing } from './next-thing';
import { OlderWelcome } from './older-welcome';
import { recallStep, rememberStep, STEPS, type Step, useEndWelcome } from './welcome-step';

type Props = {
  hero: Child;
  /** The hat is put on: from now on the server takes the hero for welcomed. */
  onHat: () => void;
  /** The first minute is over, played or closed. */
  onEnd: () => void;
};

const words = firstMinuteText;
/** The picture of the mission that is practiced. */
const PRACTICE = 'teeth';
/** As long as the hero acts a mission elsewhere. */
const ACT_MS = 2_400;

/**
 * A new hero's first minute, which needs no reading: who they are, a mission to practice, a chest, a first hat. Each step
 * is spoken and has one thing that asks to be tapped. The mission is played on the device alone; only the end is told to
 * the server, which gives the hat. The older look has a welcome of its own (rules: the welcome).
 */
export default function FirstMinute({ hero, onHat, onEnd }: Props) {
  const [{ step, chosen: before }] = useState(() => recallStep(hero.id));
  const [chosen, choose] = useState(before);
  const { endWelcome, isLate } = useEndWelcome(hero.id);
  const { isPlayful } = useLook();
  const isOver = step === 'over';

  function end() {
    endWelcome(chosen);
    onEnd();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was over before this page was loaded
  useEffect(() => {
    if (isOver) end();
  }, []);

  if (isOver) return null;
  if (!isPlayful) return <OlderWelcome hero={hero} chosen={chosen} onChoose={choose} onEnd={end} />;
  return createPortal(
    <FirstMinuteStage
      {...{ hero, chosen, isLate, onEnd }}
      first={step}
      onChoose={choose}
      onHat={() => {
        onHat();
        endWelcome(chosen);
      }}
    />,
    document.body,
  );
}

type StageProps = Props & {
  first: Step;
  chosen: BaseAvatar | undefined;
  onChoose: (avatarType: BaseAvatar) => void;
  isLate: boolean;
};

function FirstMinuteStage({ hero, first, chosen, onChoose, isLate, onHat, onEnd }: StageProps) {
  const [step, setStep] = useState(first);
  const isActing = useMoment(step === 'chest', ACT_MS);
  const mayChoose = !hero.avatarUrl;
  const avatarType = chosen ?? hero.avatarType;
  const spoken = sayStep(step, { name: hero.name, mayChoose, isLate });
  const trap = useFocusTrap({ onClose: close });

  useEffect(() => speak(spoken), [spoken]);
  useEffect(() => stopSpeaking, []);

  function go(next: Step) {
    play(next === 'hat' ? 'gift' : next === 'worn' ? 'levelUp' : 'sent');
    if (next === 'worn') onHat();
    else rememberStep(hero.id, { step: next, chosen });
    setStep(next);
  }

  function close() {
    if (step !== 'worn') onHat();
    onEnd();
  }

  const at = STEPS.indexOf(step);
  const isChoosing = step === 'hello' && mayChoose;
  return (
    <div
      {...trap}
      className={`${stage.stage} ${styles.stage}`}
      role="dialog"
      aria-modal
      aria-label={words.title}
    >
      <HeroScene />
      <header className={stage.bar}>
        <ReadAloudButton name={words.title} words={spoken} />
        <div
          className={styles.beads}
          role="progressbar"
          aria-label={words.progress(at + 1, STEPS.length)}
          aria-valuemin={1}
          aria-valuemax={STEPS.length}
          aria-valuenow={at + 1}
        >
          {STEPS.map((each, nth) => (
            <span key={each} className={styles.bead} data-done={nth < at} data-now={nth === at} />
          ))}
        </div>
        <CloseButton label={words.close} onClose={close} />
      </header>
      <div className={styles.body} data-choice={isChoosing}>
        <p className={styles.speech} role="status">
          {spoken}
        </p>
        {!isChoosing && (
          <div className={styles.hero} data-step={step}>
            <HeroArt
              avatarType={avatarType}
              avatarUrl={hero.avatarUrl}
              gear={step === 'worn' ? [...new Set([...hero.equippedGear, WELCOME_HAT])] : hero.equippedGear}
              size={230}
              pose={step === 'hello' ? 'wave' : step === 'worn' ? 'cheer' : 'idle'}
              {...(isActing && { act: PRACTICE })}
            />
            {step === 'worn' && <Stars />}
          </div>
        )}
        <NextThing
          step={step}
          practice={PRACTICE}
          choice={mayChoose && <HeroChoice hero={hero} chosen={avatarType} onChoose={onChoose} />}
          onGo={go}
          onHome={close}
        />
      </div>
    </div>
  );
}

const stars = Array.from({ length: 10 }, (_, nth) => nth * 36);

/** Light that flies from the hat. */
function Stars() {
  return (
    <svg className={styles.stars} viewBox="-100 -100 200 200" aria-hidden focusable={false}>
      {stars.map((turn) => (
        <path
          key={turn}
          d="m0-92 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z"
          fill="#ffce45"
          transform={`rotate(${turn})`}
        />
      ))}
    </svg>
  );
}

function sayStep(step: Step, now: { name: string; mayChoose: boolean; isLate: boolean }): string {
  if (step === 'hello') return now.mayChoose ? words.choose(now.name) : words.hello(now.name);
  if (step === 'worn' && now.isLate) return words.late;
  return words[step];
}

/** True for `ms` from the moment at which `isOn` became true. */
function useMoment(isOn: boolean, ms: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    setIsPast(false);
    const timer = setTimeout(() => setIsPast(true), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isOn && !isPast;
}
