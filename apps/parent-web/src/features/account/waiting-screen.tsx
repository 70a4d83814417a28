import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { FullPageCard } from '../../layout/full-page';
import { Icon } from '../../layout/icon';
import { PageTitle } from '../../layout/page-title';
import { trpc } from '../../lib/api';
import { noteSignOut, SIGN_OUT_URL } from '../../lib/sign-out';
import { toast } from '../../lib/toast';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';

const text = accountText.waiting;

/** The family's live stream is closed to who waits outside (rules: family), so this screen asks; only while it is looked at. */
const ASK_EVERY_MS = 4_000;

/** A newcomer sees nothing of the family until one of its parents accepts (rules: family). */
export function WaitingScreen() {
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
    <FullPageCard>
      <PageTitle>{text.title}</PageTitle>
      <Stack align="center" ta="center" gap="md">
        <HeroArt avatarType="owl" size={140} />
        <Title order={1} size="h2">
          {text.title}
        </Title>
        <Text c="dimmed">{text.body}</Text>
        <Group gap="xs" justify="center" wrap="nowrap">
          <Loader type="dots" size="sm" aria-hidden />
          <Text size="sm" fw={600}>
            {text.live}
          </Text>
        </Group>
        <Group justify="center" mt="sm">
          <Button
            loading={isChecking}
            leftSection={<Icon name="refresh" size={18} />}
            onClick={() => void check()}
          >
            {text.check}
          </Button>
          <Button variant="default" component="a" href={SIGN_OUT_URL} onClick={noteSignOut}>
            {text.signOut}
          </Button>
        </Group>
      </Stack>
    </FullPageCard>
  );
}
