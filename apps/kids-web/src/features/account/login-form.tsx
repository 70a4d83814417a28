import { useNow } from '@herohood/browser/use-now';
import { FAMILY_CODE_INPUT_LENGTH } from '@herohood/domain/account/code-input';
import { plainDigits } from '@herohood/domain/digits';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { type FormEvent, useId, useState } from 'react';
import text from '../../layout/text-field.module.css';
import { loginText } from '../../text/en/account';
import styles from './login-form.module.css';
import { PinPad } from './pin-pad';
import type { RememberedHero } from './remembered-heroes';
import type { Credentials } from './use-login';

const tidyCode = (code: string) => plainDigits(code.trim().toUpperCase()).slice(0, FAMILY_CODE_INPUT_LENGTH);

type Props = {
  /** A hero of this device: then only the PIN is asked. */
  hero: RememberedHero | null;
  /** The family code that a parent shared or that was last used here, to save typing. */
  knownCode: string;
  pin: string;
  onPin: (pin: string) => void;
  isBusy: boolean;
  /** Milliseconds since 1970 until which the server wants no tries of a hero; 0: it listens. */
  lockedUntil: (who: Omit<Credentials, 'pin'>) => number;
  onSubmit: (credentials: Credentials) => void;
  /** The server did not know them. */
  isWrong: boolean;
};

/** Minutes and seconds, as on a stop watch. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Family code, username and PIN; or only the PIN of a hero that is known here. */
export function LoginForm({ hero, knownCode, pin, onPin, isBusy, lockedUntil, onSubmit, isWrong }: Props) {
  const [familyCode, setFamilyCode] = useState(() => tidyCode(knownCode));
  const [username, setUsername] = useState('');
  const ids = { code: useId(), name: useId(), help: useId() };
  const until = lockedUntil(hero ?? { familyCode, username });
  const now = useNow(until > 0 ? 1000 : 0).getTime();
  const waitSeconds = Math.max(0, Math.ceil((until - now) / 1000));

  function send(typed: string) {
    if (isBusy || waitSeconds > 0) return;
    onSubmit(hero ? { ...hero, pin: typed } : { familyCode, username, pin: typed });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(pin);
  }

  // What is missing besides is asked for by the button alone.
  const isKnown = hero !== null || (familyCode !== '' && username.trim() !== '');

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {hero ? (
        <div className={styles.hello}>
          <HeroArt avatarType={hero.avatarType} size={132} />
          <p className={styles.greeting}>{loginText.hello(hero.name)}</p>
        </div>
      ) : (
        <div className={styles.fields}>
          <div className={styles.field}>
            <label htmlFor={ids.code}>{loginText.familyCode}</label>
            <input
              id={ids.code}
              type="text"
              className={`${text.input} ${styles.code}`}
              dir="ltr"
              value={familyCode}
              maxLength={FAMILY_CODE_INPUT_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              aria-describedby={ids.help}
              aria-invalid={isWrong}
              onChange={(event) => setFamilyCode(tidyCode(event.target.value))}
            />
          </div>
          <div className={styles.field}>
            <label htmlFor={ids.name}>{loginText.username}</label>
            <input
              id={ids.name}
              type="text"
              className={text.input}
              value={username}
              aria-invalid={isWrong}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => setUsername(event.target.value)}
            />
          </div>
        </div>
      )}
      <PinPad
        pin={pin}
        onChange={onPin}
        onFull={isKnown ? send : undefined}
        hint={isWrong ? (hero ? loginText.wrongPin : loginText.wrongAny) : null}
        isDisabled={isBusy}
      />
      <ChunkyButton
        type="submit"
        kind="big"
        accent="sunshine"
        className={styles.submit}
        disabled={isBusy || waitSeconds > 0}
      >
        {isBusy ? loginText.busy : waitSeconds > 0 ? loginText.wait(clock(waitSeconds)) : loginText.start}
      </ChunkyButton>
      {!hero && (
        <p id={ids.help} className={styles.help}>
          {loginText.help}
        </p>
      )}
    </form>
  );
}
