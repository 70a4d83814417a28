import { useNow } from '@herohood/browser/use-now';
import type { Child, HeroDevice, LoginLink } from '@herohood/domain/children/schema';
import { Alert, Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { QrPicture } from '../../layout/qr-picture';
import { trpc } from '../../lib/api';
import { guideText } from '../../text/en/guide';
import { signInText } from '../../text/en/sign-in';
import { useGenerateLogin } from './use-login';

const text = signInText.code;
const SIZE = 208;
/** What a phone in the same room cannot reach. */
const OWN_MACHINE = /^(localhost|127\.|\[::1\])/;

const clock = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

interface Props {
  hero: Child;
  /** The code is made as soon as this stands, and not when it is asked for. */
  startsAtOnce?: boolean;
}

/** The code that signs a hero in on the device that scans it. */
export function LoginCode({ hero, startsAtOnce = false }: Props) {
  const { link, arrived, isMaking, hasFailed, make } = useLoginLink(hero.id);
  const isShown = link !== null && !arrived && !isMaking;
  const now = useNow(isShown ? 1000 : 0).getTime();
  const leftMs = link ? Date.parse(link.expiresAt) - now : 0;
  const hasStarted = useRef(false);

  useEffect(() => {
    // Each code is noted in the family's list of acts: one is enough.
    if (!startsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    make();
  });

  if (isMaking) return <Skeleton height={SIZE + 29} width={SIZE + 29} radius="lg" mx="auto" />;
  return (
    <Stack gap="sm" align="center" ta="center" aria-live="polite">
      {arrived ? (
        <Alert
          color="mint"
          radius="lg"
          icon={<Icon name="check" />}
          title={text.done(hero.name, arrived.name)}
        />
      ) : null}
      {hasFailed ? <Text size="sm">{text.failed}</Text> : null}
      {isShown && leftMs > 0 ? (
        <>
          <QrPicture value={link.url} label={text.label(hero.name)} size={SIZE} />
          <Text size="sm" fw={600}>
            {text.left(clock(leftMs))}
          </Text>
          <Hint maw={360}>{text.hint(hero.name)}</Hint>
          {OWN_MACHINE.test(new URL(link.url).host) ? (
            <Text size="sm" maw={360}>
              {text.onlyHere}
            </Text>
          ) : null}
          <Anchor href={link.url} size="sm">
            {text.here}
          </Anchor>
        </>
      ) : (
        <>
          {isShown ? <Text size="sm">{text.over}</Text> : null}
          <ActButton icon="qr" onClick={make}>
            {link || hasFailed ? text.next : text.show}
          </ActButton>
        </>
      )}
    </Stack>
  );
}

/** Makes a hero's login, then shows the code that signs them in on their device. */
export function FirstSignIn({ hero }: { hero: Child }) {
  const { generate, isGenerating } = useGenerateLogin();
  if (hero.username && hero.pin) return <LoginCode hero={hero} />;
  return (
    <Stack gap="sm" align="flex-start">
      <Hint>{guideText.device.hint(hero.name)}</Hint>
      <Button loading={isGenerating} onClick={() => generate(hero.id)}>
        {guideText.device.make}
      </Button>
    </Stack>
  );
}

/**
 * A link that signs a hero in, and the device that came in while it was shown: sync brings the list anew as soon as
 * somebody signs in.
 */
function useLoginLink(heroId: string) {
  const create = trpc.account.createLoginLink.useMutation();
  const { data: devices } = trpc.account.listHeroDevices.useQuery({ id: heroId });
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const link: LoginLink | null = create.data ?? null;

  useEffect(() => {
    // Those who were there when the code came up are no news.
    if (link && devices && !known) setKnown(new Set(devices.map(({ id }) => id)));
  }, [link, devices, known]);

  const arrived: HeroDevice | null =
    link && known ? (devices?.find(({ id }) => !known.has(id)) ?? null) : null;
  return {
    link,
    arrived,
    isMaking: create.isPending,
    hasFailed: create.isError,
    make() {
      setKnown(null);
      create.mutate({ id: heroId });
    },
  };
}
