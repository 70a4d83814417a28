import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { IconButton } from '../../layout/icon-button';
import { childrenText as text } from '../../text/en/children';
import { signInText } from '../../text/en/sign-in';
import classes from './login-strip.module.css';
import { useGenerateLogin } from './use-login';

const SignInDialog = lazily(async () => (await import('./login-card')).SignInDialog);
const LoginDialog = lazily(async () => (await import('./login-dialog')).LoginDialog);

/** Username and PIN of a hero, hidden until asked for, with the ways to make or change them. */
export function LoginStrip({ hero }: { hero: Child }) {
  const [isShown, setIsShown] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const { generate, isGenerating } = useGenerateLogin();
  const pin = hero.pin ?? null;
  const hasLogin = Boolean(hero.username && pin);
  return (
    <Group gap="0.25rem" justify="flex-end" p="0.5rem" ps="0.85rem" bdrs="0.9rem" bg="var(--surface-sunken)">
      <dl className={classes.facts}>
        <div>
          <dt>{text.username}</dt>
          <dd>{hero.username ?? text.notSet}</dd>
        </div>
        <div>
          <dt>{text.pin}</dt>
          <dd>{pin === null ? text.notSet : isShown ? pin : '••••'}</dd>
        </div>
      </dl>
      <IconButton icon="qr" label={signInText.open(hero.name)} onClick={() => setIsSigningIn(true)} />
      {hasLogin ? (
        <>
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            aria-pressed={isShown}
            label={isShown ? text.hidePin(hero.name) : text.showPin(hero.name)}
            onClick={() => setIsShown((shown) => !shown)}
          />
          <IconButton icon="edit" label={text.editLogin(hero.name)} onClick={() => setIsEditing(true)} />
        </>
      ) : (
        <Button size="xs" variant="light" loading={isGenerating} onClick={() => generate(hero.id)}>
          {text.generate}
        </Button>
      )}
      {isSigningIn ? <SignInDialog hero={hero} onClose={() => setIsSigningIn(false)} /> : null}
      {isEditing ? <LoginDialog hero={hero} onClose={() => setIsEditing(false)} /> : null}
    </Group>
  );
}
