import type { SiteSettings } from '@herohood/domain/family/site-settings';
import { Anchor, Stack, Tabs } from '@mantine/core';
import { useEffect } from 'react';
import { takeSignOut } from '../../lib/sign-out';
import { siteSettings } from '../../lib/site-settings';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-user';
import { accountText as text } from '../../text/en/account';
import { AccountCard, AccountHead } from './account-card';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export type AuthMode = 'login' | 'register';

interface Props {
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  /** Called as soon as the server names a signed-in parent, also when one was signed in before. */
  onEntered: () => void;
}

function wordsOf(mode: AuthMode, { billing, isSignUpOpen }: SiteSettings) {
  if (mode === 'login') return { title: text.signInTitle, hint: text.signInHint };
  if (!isSignUpOpen) return { title: text.joinTitle, hint: text.joinHint };
  return { title: text.signUpTitle, hint: billing === 'off' ? text.signUpFree : text.signUpHint };
}

/** Sign-in and sign-up of parents. */
export function AuthScreen({ mode, onMode, onEntered }: Props) {
  const { user } = useUser();
  const isSignedIn = user !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of entering counts
  useEffect(() => {
    if (isSignedIn) onEntered();
  }, [isSignedIn]);

  useEffect(() => {
    if (takeSignOut()) toast.success(text.loggedOut);
  }, []);

  const isLogin = mode === 'login';
  const words = wordsOf(mode, siteSettings());
  return (
    <AccountCard title={isLogin ? text.tabs.login : text.tabs.register} width={isLogin ? 440 : 560}>
      <AccountHead avatarType={isLogin ? 'robot' : 'princess'} title={words.title} words={words.hint} />
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
          <SignUpForm />
        </Tabs.Panel>
      </Tabs>
      <Stack gap={4} mt="lg" align="center">
        <Anchor href="/kids-login" size="sm">
          {text.kidsLogin}
        </Anchor>
        <Anchor href="/" size="sm" c="dimmed">
          {text.backHome}
        </Anchor>
      </Stack>
    </AccountCard>
  );
}
