import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Brand } from '../../layout/brand';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { FullPageCard } from '../../layout/full-page';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';
import { ResetPasswordForm } from './reset-password-form';

const ForgotPasswordDialog = lazily(() =>
  import('./forgot-password-dialog').then((part) => ({ default: part.ForgotPasswordDialog })),
);

const text = accountText.reset;
const SIGN_IN = '/parent/auth?mode=login';

interface Props {
  /** From the link in the mail; empty when somebody came without one. */
  token: string;
  onDone: () => void;
}

/** Where the link of a mail leads: a new password, or a new link when this one opens nothing any more. */
export function ResetPasswordScreen({ token, onDone }: Props) {
  const [isGone, setIsGone] = useState(token === '');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <FullPageCard width={440}>
      <title>{`${text.title} | ${appText.name}`}</title>
      <Group justify="space-between" wrap="nowrap" mb="md">
        <Anchor href="/" underline="never" aria-label={`${appText.name}: ${accountText.backHome}`}>
          <Brand />
        </Anchor>
        <ColorSchemeToggle />
      </Group>
      <Group wrap="nowrap" gap="sm" mb="lg">
        <HeroArt avatarType={isGone ? 'panda' : 'ninja'} size={72} />
        <div role={isGone ? 'alert' : undefined}>
          <Title order={1} size="h2">
            {isGone ? text.goneTitle : text.title}
          </Title>
          <Text c="dimmed">{isGone ? text.gone : text.hint}</Text>
        </div>
      </Group>
      {isGone ? (
        <Button size="md" fullWidth onClick={() => setIsAsking(true)}>
          {text.askAgain}
        </Button>
      ) : (
        <ResetPasswordForm token={token} onDone={onDone} onGone={() => setIsGone(true)} />
      )}
      <Stack mt="lg" align="center">
        <Anchor href={SIGN_IN} size="sm">
          {text.toSignIn}
        </Anchor>
      </Stack>
      {isAsking ? <ForgotPasswordDialog email="" onClose={() => setIsAsking(false)} /> : null}
    </FullPageCard>
  );
}
