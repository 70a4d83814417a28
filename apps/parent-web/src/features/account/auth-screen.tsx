import { lazily } from '@herohood/browser/lazy-part';
import type { SiteSettings } from '@herohood/domain/family/site-settings';
import { Anchor, Stack, Tabs } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { CardHead } from '../../layout/full-page';
import { takeSignOut } from '../../lib/sign-out';
import { siteSettings } from '../../lib/site-settings';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-user';
import { accountText as text } from '../../text/en/account';
import { appText } from '../../text/en/app';
import { AccountCard } from './account-card';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export type AuthMode = 'login' | 'register';

interface Props {
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  /** Called as soon as the server names a signed-in parent, also when one was signed in before. */
  onEntered: () => void;
}

const AcceptInvitation = lazily(async () => (await import('./accept-invitation')).AcceptInvitation);

function wordsOf(mode: AuthMode, isInvited: boolean, { billing, isSignUpOpen }: SiteSettings) {
  if (isInvited) return text.invitation;
  if (mode === 'login') return { title: text.signInTitle, hint: text.signInHint };
  if (!isSignUpOpen) return { title: text.joinTitle, hint: text.joinHint };
  return { title: text.signUpTitle, hint: billing === 'off' ? text.signUpFree : text.signUpHint };
}

/** Sign-in and sign-up of parents; with an invitation's link whoever enters joins the family that it is from. */
export function AuthScreen({ mode, onMode, onEntered }: Props) {
  const { user } = useUser();
  const [invitation, setInvitation] = useState(() => readInvitation(window.location.hash));
  // A link that is opened where this page stands already changes its hash alone.
  useWindowEvent('hashchange', () => setInvitation((held) => readInvitation(window.location.hash) ?? held));
  const isEntering = user !== undefined && invitation === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of entering counts
  useEffect(() => {
    if (isEntering) onEntered();
  }, [isEntering]);

  useEffect(() => {
    if (takeSignOut()) toast.success(text.loggedOut);
  }, []);

  if (user && invitation !== null) {
    return <AcceptInvitation user={user} token={invitation} onDone={() => setInvitation(null)} />;
  }
  const isLogin = mode === 'login';
  const words = wordsOf(mode, invitation !== null, siteSettings());
  return (
    <AccountCard title={isLogin ? text.tabs.login : text.tabs.register} width={isLogin ? 440 : 560}>
      <CardHead avatarType={isLogin ? 'robot' : 'princess'} title={words.title} words={words.hint} />
      <Tabs
        value={mode}
        onChange={(value) => onMode(value === 'login' ? 'login' : 'register')}
        keepMounted={false}
      >
        <Tabs.List grow mb="lg">
          <Tabs.Tab value="login" py="sm" fz="md">
            {text.tabs.login}
          </Tabs.Tab>
          <Tabs.Tab value="register" py="sm" fz="md">
            {text.tabs.register}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <SignInForm />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <SignUpForm invitation={invitation} onInvitationEnd={() => setInvitation(null)} />
        </Tabs.Panel>
      </Tabs>
      <Stack gap={4} mt="lg" align="center">
        <Anchor href="/kids-login" size="sm">
          {text.kidsLogin}
        </Anchor>
        <Anchor href="/" size="sm" c="dimmed">
          {appText.backHome}
        </Anchor>
      </Stack>
    </AccountCard>
  );
}

/** The token of an invitation's link (`#invitation=…`); null when the address carries none. */
function readInvitation(hash: string): string | null {
  return /^#invitation=([^&]+)/.exec(hash)?.[1] ?? null;
}
