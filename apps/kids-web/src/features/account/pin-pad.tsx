import { PIN_LENGTH } from '@herohood/domain/children/pin';
import { digitsOf } from '@herohood/domain/digits';
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import { play } from '../../device/sound';
import { loginText } from '../../text/en/account';
import styles from './pin-pad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const accents = ['turquoise', 'coral', 'sunshine', 'mint', 'purple'] as const;
const slots = ['first', 'second', 'third', 'fourth'] as const;

type Props = {
  pin: string;
  onChange: (pin: string) => void;
  /** The pad's last digit was pressed: nothing is left to do for a finger. */
  onFull?: (pin: string) => void;
  /** What was sent did not fit; nothing was typed since. */
  hint?: string | null;
  isDisabled?: boolean;
};

const onlyDigits = (value: string) => digitsOf(value).slice(0, PIN_LENGTH);

/** Four masked places and a pad of large digits. A keyboard types as well, wherever in here the focus is. */
export function PinPad({ pin, onChange, onFull, hint = null, isDisabled = false }: Props) {
  const inputId = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);

  function press(change: (pin: string) => string) {
    play('tap');
    onChange(onlyDigits(change(pin)));
  }

  function tap(digit: string) {
    press((before) => before + digit);
    if (pin.length === PIN_LENGTH - 1) onFull?.(pin + digit);
  }

  function typeOnPad(event: KeyboardEvent<HTMLElement>) {
    if (isDisabled || event.target === input.current || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const isDigit = event.target instanceof HTMLElement && event.target.dataset.digit !== undefined;
    if (event.key === 'Enter' && isDigit && pin.length === PIN_LENGTH) {
      // The last digit still has the focus, and there is nothing left to press with it; erasing is still to be had.
      event.preventDefault();
      event.currentTarget.closest('form')?.requestSubmit();
    } else if (/^\p{Nd}$/u.test(event.key)) press((before) => before + event.key);
    else if (event.key === 'Backspace') press((before) => before.slice(0, -1));
  }

  return (
    <div className={styles.pinPad}>
      <label className={styles.label} htmlFor={inputId}>
        {loginText.pin}
      </label>
      <div className={styles.places} data-wrong={hint !== null}>
        <input
          ref={input}
          id={inputId}
          className={styles.input}
          type="password"
          // The pad is the keyboard of a touch screen: the system's own would cover half of it.
          inputMode="none"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          value={pin}
          disabled={isDisabled}
          aria-invalid={hint !== null}
          aria-describedby={hint === null ? undefined : hintId}
          onChange={(event) => onChange(onlyDigits(event.target.value))}
        />
        {slots.map((slot, index) => (
          <span key={slot} className={styles.place} data-filled={index < pin.length} aria-hidden />
        ))}
      </div>
      {hint !== null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside this form would need a visible legend */}
      <div className={styles.pad} role="group" aria-label={loginText.pad} onKeyDown={typeOnPad}>
        {digits.map((digit, index) => (
          <button
            key={digit}
            type="button"
            className={styles.digit}
            data-accent={accents[index % accents.length]}
            data-digit={digit}
            aria-label={loginText.digit(digit)}
            disabled={isDisabled}
            // A key that presses it goes on to the button, as everything that is typed does.
            onClick={({ detail }) => (detail > 0 ? tap(digit) : press((before) => before + digit))}
          >
            {digit}
            {/* As many dots, in rows of five: for those who know their PIN and no digits. */}
            <span
              className={styles.pips}
              data-pips={digit}
              style={{ '--pips': digit } as CSSProperties}
              aria-hidden
            />
          </button>
        ))}
        <button
          type="button"
          className={styles.erase}
          aria-label={loginText.erase}
          disabled={isDisabled || pin === ''}
          onClick={() => press((before) => before.slice(0, -1))}
        >
          <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden focusable={false}>
            <path d="M11 6h15a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H11L2 16z" fill="currentColor" opacity=".25" />
            <path d="m15 12 8 8m0-8-8 8" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </div>
  );
}
