import type { User } from '@herohood/domain/account/schema';
import type { Invitation } from '@herohood/domain/family/schema';
import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Hint } from '../../layout/hint';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { momentLabel } from '../../lib/format-day';
import { useAct } from '../../lib/use-act';
import { membersText } from '../../text/en/members';
import { CopyButton, ShareButton } from './share-buttons';

const text = membersText.invitations;

type Role = Invitation['role'];
const ROLES: Role[] = ['parent', 'helper'];

/** Links that let somebody in without waiting: making one, and those that nobody has used. */
export function InvitationSection({ user }: { user: User }) {
  const utils = trpc.useUtils();
  const [role, setRole] = useState<Role>('parent');
  const [made, setMade] = useState<Invitation | null>(null);
  const refresh = [utils.family];
  const making = useAct({
    call: trpc.family.createInvitation.useMutation().mutateAsync,
    done: (invitation) => setMade(invitation),
    refresh,
    failed: { title: membersText.toasts.failed },
  });
  const withdrawing = useAct({
    call: trpc.family.withdrawInvitation.useMutation().mutateAsync,
    done(_, { id }) {
      if (made?.id === id) setMade(null);
      return membersText.toasts.withdrawn;
    },
    refresh,
    failed: { title: membersText.toasts.failed },
  });
  const invitations = trpc.family.listInvitations.useQuery();

  return (
    <Section id="invitations" title={text.title} hint={text.hint}>
      <Stack gap="lg">
        <Stack gap="xs" align="flex-start">
          <SegmentedControl
            size="md"
            aria-label={text.role}
            value={role}
            onChange={(value) => setRole(value as Role)}
            data={ROLES.map((value) => ({ value, label: membersText.roles[value] }))}
          />
          <Hint>{text.roles[role]}</Hint>
          <Button mih={44} loading={making.isSending} onClick={() => void making.send({ role })}>
            {text.make}
          </Button>
        </Stack>
        {made?.url ? <InvitationLink url={made.url} /> : null}
        <div>
          <Title order={3} size="h5" mb="xs">
            {text.open}
          </Title>
          <Loaded query={invitations} what={text.load} skeleton={<ListSkeleton rows={1} height={56} />}>
            {(open) => (
              <OpenInvitations
                invitations={open}
                timeZone={user.timeZone}
                isBusy={withdrawing.isSending}
                onWithdraw={(id) => void withdrawing.send({ id })}
              />
            )}
          </Loaded>
        </div>
      </Stack>
    </Section>
  );
}

interface OpenProps {
  invitations: readonly Invitation[];
  timeZone: string;
  isBusy: boolean;
  onWithdraw: (id: string) => void;
}

function OpenInvitations({ invitations, timeZone, isBusy, onWithdraw }: OpenProps) {
  if (invitations.length === 0) {
    return <Hint>{text.none}</Hint>;
  }
  return (
    <ul className={rows.list}>
      {invitations.map(({ id, role, expiresAt }) => {
        const until = momentLabel(expiresAt, timeZone);
        return (
          <li key={id} className={rows.row}>
            <div className={rows.what}>
              <strong>{membersText.roles[role]}</strong>
              <span>{text.until(until)}</span>
            </div>
            <Button
              variant="default"
              mih={44}
              disabled={isBusy}
              aria-label={text.withdrawLabel(membersText.roles[role], until)}
              onClick={() => onWithdraw(id)}
            >
              {text.withdraw}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** A link that was just made, with the ways to hand it on. */
function InvitationLink({ url }: { url: string }) {
  return (
    <Stack gap="0.6rem" p="md" bdrs="1rem" bg="var(--surface-sunken)" role="status">
      <strong>{text.made}</strong>
      <Text size="sm">{text.madeHint}</Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        <bdi>{url}</bdi>
      </Text>
      <Group gap="xs">
        <CopyButton value={url} label={text.copy} describedAs={text.copy} mih={44} />
        <ShareButton
          what={{ title: text.shareTitle, text: text.shareText, url }}
          label={text.share}
          spare={url}
          variant="light"
          mih={44}
        />
      </Group>
    </Stack>
  );
}
