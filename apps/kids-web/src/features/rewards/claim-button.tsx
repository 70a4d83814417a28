import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { prefersReducedMotion } from '../../device/comfort';
import { pressListeners } from '../../device/press';
import { play } from '../../device/sound';
import { rewardsText } from '../../text/en/rewards';
import styles from './claim-button.module.css';

type Props = {
  name: string;
  /** For example '100 XP'. */
  cost: string;
  /** Whether the hero is asked with the cost. */
  isPriced: boolean;
  accent: AccentName;
  isSending: boolean;
  onClaim: () => void;
};

const words = rewardsText;

/**
 * Spends XP: held for a moment it fills up and claims; only tapped it asks first. Those who want less motion are
 * always asked.
 */
export function ClaimButton({ name, cost, isPriced, accent, isSending, onClaim }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [hasReducedMotion] = useState(prefersReducedMotion);
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  const hadQuestion = useRef(false);
  const ask = () => setIsAsking(true);
  const { isHolding, listeners } = useHold({ onHeld: onClaim, onTap: ask });

  useEffect(() => {
    if (isHolding) play('tap');
  }, [isHolding]);

  useEffect(() => {
    if (isAsking) question.current?.querySelector('button')?.focus();
    else if (hadQuestion.current) button.current?.focus();
    hadQuestion.current = isAsking;
  }, [isAsking]);

  if (isSending) {
    return (
      <ChunkyButton accent={accent} className={styles.wide} disabled>
        {words.sending}
      </ChunkyButton>
    );
  }

  if (isAsking) {
    const close = () => setIsAsking(false);
    return (
      <fieldset
        ref={question}
        className={styles.question}
        data-question
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
      >
        <legend className={styles.ask}>{isPriced ? words.ask(cost) : words.shortAsk}</legend>
        <ChunkyButton
          accent="mint"
          onClick={() => {
            close();
            onClaim();
          }}
        >
          {words.yes}
        </ChunkyButton>
        <ChunkyButton kind="quiet" accent={accent} onClick={close}>
          {words.no}
        </ChunkyButton>
      </fieldset>
    );
  }

  const wording = hasReducedMotion ? words.tap : words.hold;
  return (
    <ChunkyButton
      ref={button}
      accent={accent}
      className={styles.hold}
      data-holding={isHolding}
      aria-label={`${wording}: ${words.holdLabel(name, cost)}`}
      {...(hasReducedMotion ? { onClick: ask } : listeners)}
    >
      <span className={styles.fill} aria-hidden />
      <span className={styles.words}>
        <Gift className={styles.gift} />
        {wording}
      </span>
    </ChunkyButton>
  );
}

/** How long a button is held: too long for an accident, short enough for the smallest. */
const HOLD_MS = 800;

type Hold = {
  /** Held long enough. */
  onHeld: () => void;
  /** Only tapped, by finger, key, voice or a screen reader: there must be a second way. */
  onTap: () => void;
};

/** Press and hold. Returns whether it is being held, and what the button listens with. */
function useHold({ onHeld, onTap }: Hold) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHolding, setIsHolding] = useState(false);
  const wasHeld = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function start() {
    if (timer.current !== undefined) return;
    wasHeld.current = false;
    setIsHolding(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      wasHeld.current = true;
      setIsHolding(false);
      onHeld();
    }, HOLD_MS);
  }

  function stop() {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsHolding(false);
  }

  const listeners = pressListeners({
    onPress: start,
    onRelease(by) {
      const isTap = by === 'key' && timer.current !== undefined;
      stop();
      if (isTap) onTap();
    },
    onSlip: stop,
    onClick() {
      if (!wasHeld.current) onTap();
      wasHeld.current = false;
    },
  });
  return { isHolding, listeners };
}
