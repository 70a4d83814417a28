import { Group, Popover, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { QrPicture } from '../../layout/qr-picture';
import { kidsLoginUrl } from '../../lib/kids-login-url';
import { familyText } from '../../text/en/family';
import { CopyButton } from './copy-button';
import { ShareCodeButton } from './share-code-button';

const text = familyText.invite;

/** What the strip's 'Invite' opens: the picture to scan, and the other ways to hand the code on. */
export function InvitePopover({ code, target }: { code: string; target: ReactElement }) {
  return (
    <Popover defaultOpened position="bottom" shadow="lg" radius="lg" trapFocus>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p="md">
        <Ways code={code} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Ways({ code }: { code: string }) {
  return (
    <Stack gap="sm" align="center" maw={264}>
      <QrPicture value={kidsLoginUrl(code)} label={text.qr(code)} size={176} />
      <Text size="sm" c="dimmed" ta="center">
        {text.hint}
      </Text>
      <Group gap="xs" justify="center">
        <ShareCodeButton code={code} size="sm" />
        <CopyButton
          value={kidsLoginUrl(code)}
          label={text.copyLink}
          describedAs={text.copyLink}
          size="sm"
          variant="light"
        />
      </Group>
      <LinkButton to="/family" variant="subtle" size="sm" rightSection={<Icon name="chevron" size={16} />}>
        {text.page}
      </LinkButton>
    </Stack>
  );
}
