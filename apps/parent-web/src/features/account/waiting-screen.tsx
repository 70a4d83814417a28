import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { FullPageCard } from '../../layout/full-page';
import { Icon } from '../../layout/icon';
import { trpc } from '../../lib/api';
import { SIGN_OUT_URL } from '../../lib/sign-out';
import { toast } from '../../lib/toast';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';

const text = accountText.waiting;

/** A newcomer sees nothing of the family until one of its parents accepts (ruling R2). */
export function WaitingScreen() {
  const me = trpc.account.me.useQuery();
  async function check() {
    const { data } = await me.refetch();
    if (data?.familyRole === 'waiting') toast.success(text.still);
  }
  return (
    <FullPageCard>
      <title>{`${text.title} | ${appText.name}`}</title>
      <Stack align="center" ta="center" gap="md">
        <HeroArt avatarType="owl" size={140} />
        <Title order={1} size="h2">
          {text.title}
        </Title>
        <Text c="dimmed">{text.body}</Text>
        <Group justify="center">
          <Button
            loading={me.isRefetching}
            leftSection={<Icon name="refresh" size={18} />}
            onClick={() => void check()}
          >
            {text.check}
          </Button>
          <Button variant="default" component="a" href={SIGN_OUT_URL}>
            {text.signOut}
          </Button>
        </Group>
      </Stack>
    </FullPageCard>
  );
}
