import type { Child } from '@herohood/domain/children/schema';
import { Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { DeviceRows } from '../../layout/device-rows';
import { Dialog } from '../../layout/dialog';
import { Hint } from '../../layout/hint';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useUser } from '../../lib/use-user';
import { signInText } from '../../text/en/sign-in';
import { LoginCode } from './login-code';
import { PrintedCard } from './printed-card';

const text = signInText.card;

/** Every way for a hero to get into the kids app: the code to scan, the card to print; and where they are signed in. */
export function LoginCard({ hero, startsAtOnce = false }: { hero: Child; startsAtOnce?: boolean }) {
  const { user } = useUser();
  const [isPrinting, setIsPrinting] = useState(false);
  const { username, pin } = hero;
  const familyCode = user?.familyCode;
  return (
    <Stack gap="lg">
      <LoginCode hero={hero} startsAtOnce={startsAtOnce} />
      <Group justify="space-between" align="start">
        <div>
          <Title order={3} size="h5">
            {text.title}
          </Title>
          <Hint>{username && pin ? text.hint : text.none}</Hint>
        </div>
        {familyCode && username && pin ? (
          <ActButton size="xs" variant="default" icon="print" onClick={() => setIsPrinting(true)}>
            {text.print}
          </ActButton>
        ) : null}
      </Group>
      <DeviceList hero={hero} />
      {isPrinting && familyCode && username && pin ? (
        <PrintedCard
          hero={{ name: hero.name, avatarType: hero.avatarType, username, pin }}
          familyCode={familyCode}
          onPrinted={() => setIsPrinting(false)}
        />
      ) : null}
    </Stack>
  );
}

/** The login card of one hero, its code shown at once: whoever opens this has the device in hand. */
export function SignInDialog({ hero, onClose }: { hero: Child; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={signInText.title(hero.name)}>
      <LoginCard hero={hero} startsAtOnce />
    </Dialog>
  );
}

const devicesText = signInText.devices;

/** The browsers in which a hero is signed in, each with the way to sign it out. */
function DeviceList({ hero }: { hero: Child }) {
  const { listHeroDevices } = trpc.useUtils().account;
  const leave = trpc.account.signOutHeroDevice.useMutation();
  const devices = trpc.account.listHeroDevices.useQuery({ id: hero.id });
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {devicesText.title}
      </Title>
      <Loaded query={devices} what={devicesText.load}>
        {(found) =>
          found.length > 0 ? (
            <DeviceRows
              devices={found}
              query={listHeroDevices}
              leave={({ id }) => leave.mutateAsync({ id: hero.id, deviceId: id })}
            />
          ) : (
            <Hint>{devicesText.none}</Hint>
          )
        }
      </Loaded>
    </section>
  );
}
