import { Group, Loader, Text } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { LinkButton } from '../../layout/link-button';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';
import { PauseCard, SignOutButton } from './account-card';

/** The family's live stream is closed to who waits outside (rules: family), so this screen asks; only while it is looked at. */
const ASK_EVERY_MS = 4_000;

/** A newcomer sees nothing of the family until one of its parents accepts (rules: family). */
export function WaitingScreen() {
  const text = accountText.waiting;
  const me = trpc.account.me.useQuery(undefined, { refetchInterval: ASK_EVERY_MS });
  const [isChecking, setIsChecking] = useState(false);
  async function check() {
    setIsChecking(true);
    const { data, error } = await me.refetch();
    setIsChecking(false);
    if (error) toast.error({ title: appText.couldNotLoad(text.load), message: appText.checkConnection });
    else if (data?.familyRole === 'waiting') toast.success(text.still);
  }
  return (
    <PauseCard avatarType="owl" title={text.title} body={text.body}>
      <Group gap="xs" justify="center" wrap="nowrap">
        <Loader type="dots" size="sm" aria-hidden />
        <Text size="sm" fw={600}>
          {text.live}
        </Text>
      </Group>
      <Group justify="center" mt="sm">
        <ActButton loading={isChecking} icon="refresh" onClick={() => void check()}>
          {text.check}
        </ActButton>
        <SignOutButton variant="default" />
      </Group>
    </PauseCard>
  );
}

/** What a helper sees while the family has no premium access: plans are its parents' (rules: members). */
export function HelperPausedScreen() {
  const text = accountText.helperPaused;
  return (
    <PauseCard avatarType="panda" title={text.title} body={text.body}>
      <LinkButton to="/family" variant="default">
        {text.family}
      </LinkButton>
      <SignOutButton variant="subtle" />
    </PauseCard>
  );
}
