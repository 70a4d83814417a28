import type { Child } from '@herohood/domain/children/schema';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { type ReactNode, useState } from 'react';
import { speak } from '../../device/speech';
import { useBackCloses } from '../../device/steps';
import round from '../../layout/round-button.module.css';
import { loginText } from '../../text/en/account';
import { appText } from '../../text/en/app';
import { HeroPicker } from './hero-picker';
import { LoginForm } from './login-form';
import styles from './login-screen.module.css';
import { type RememberedHero, useRememberedHeroes } from './remembered-heroes';
import { useLogin } from './use-login';

type Step = { kind: 'pick' } | { kind: 'type' } | { kind: 'pin'; hero: RememberedHero };

const parade = ['princess', 'robot', 'animal', 'ninja'] as const;

type Props = {
  /** The family code of the address that a parent shared: who comes by it is new on this device. */
  invitedTo?: string | undefined;
  /** The hero who played here last comes back, because their session has ended. */
  isBack?: boolean | undefined;
  /** What stands in the corner across from the way back. */
  corner?: ReactNode;
  onEnter: (hero: Child) => void;
};

/** Hero login: pick a hero that this device knows, or type in who you are; then the PIN. */
export function LoginScreen({ invitedTo = '', isBack = false, corner, onEnter }: Props) {
  const { heroes, forget } = useRememberedHeroes();
  const [step, setStep] = useState<Step>(() => firstStep(heroes, { invitedTo, isBack }));
  const [pin, setPin] = useState('');
  const login = useLogin(onEnter, () => setPin(''));

  function type(typed: string) {
    login.forgetTry();
    setPin(typed);
  }

  function go(next: Step) {
    type('');
    setStep(next);
    // Some heroes do not read yet.
    if (next.kind === 'pin') speak(`${loginText.hello(next.hero.name)} ${loginText.enterPin}`);
  }

  const onBack = heroes.length > 0 && step.kind !== 'pick' ? () => go({ kind: 'pick' }) : undefined;
  // Once a hero is in, there is nothing to go back to.
  useBackCloses(onBack, onBack !== undefined && !login.isBusy);

  function drop(hero: RememberedHero) {
    forget(hero);
    if (heroes.length <= 1) go({ kind: 'type' });
  }

  return (
    <main className={styles.screen}>
      <PageTitle title={appText.titles.login} />
      <HeroScene />
      <BackButton onBack={onBack} />
      {corner}
      <div className={styles.middle}>
        {step.kind !== 'pin' && (
          <div className={styles.parade} aria-hidden>
            {parade.map((avatarType) => (
              <HeroArt key={avatarType} avatarType={avatarType} size={92} />
            ))}
          </div>
        )}
        <section className={styles.card}>
          <h1 className={styles.title}>
            {step.kind === 'pick'
              ? loginText.pickTitle
              : step.kind === 'pin'
                ? loginText.enterPin
                : loginText.title}
          </h1>
          {step.kind === 'pick' ? (
            <HeroPicker
              heroes={heroes}
              onPick={(hero) => go({ kind: 'pin', hero })}
              onForget={drop}
              onOther={() => go({ kind: 'type' })}
            />
          ) : (
            <LoginForm
              hero={step.kind === 'pin' ? step.hero : null}
              knownCode={invitedTo || (heroes[0]?.familyCode ?? '')}
              pin={pin}
              onPin={type}
              isBusy={login.isBusy}
              lockedUntil={login.lockedUntil}
              onSubmit={login.submit}
              isWrong={login.isWrong}
            />
          )}
        </section>
      </div>
    </main>
  );
}

/** The heroes of this device are picked; one whose session has ended has only the PIN to type. */
function firstStep(
  [last]: readonly RememberedHero[],
  { invitedTo, isBack }: { invitedTo: string; isBack: boolean },
): Step {
  if (!last || invitedTo) return { kind: 'type' };
  return isBack ? { kind: 'pin', hero: last } : { kind: 'pick' };
}

/** Back to the hero picker, or out of the app to the landing page, which is another app: a plain link. */
function BackButton({ onBack }: { onBack?: () => void }) {
  const own = {
    className: `${round.raised} ${round.onSky} ${styles.back}`,
    'aria-label': loginText.back,
  };
  const arrow = <ActSign sign="previous" />;
  if (!onBack) {
    return (
      <a href="/" {...own}>
        {arrow}
      </a>
    );
  }
  return (
    <button type="button" {...own} onClick={onBack}>
      {arrow}
    </button>
  );
}
