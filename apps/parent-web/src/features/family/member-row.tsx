import { initialOf } from '@herohood/browser/text/initial';
import type { User } from '@herohood/domain/account/schema';
import type { Member, MemberRole } from '@herohood/domain/family/schema';
import { familyDay } from '@herohood/domain/time/family-day';
import { Avatar, Badge, Group } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { MenuButton } from '../../layout/menu-button';
import rows from '../../layout/picture-rows.module.css';
import { trpc } from '../../lib/api';
import { longDay } from '../../lib/format-day';
import { useAct } from '../../lib/use-act';
import { membersText as text } from '../../text/en/members';

/** One parent or helper, with what the owner can do about them. */
export function MemberRow({ person, user }: { person: Member; user: User }) {
  const { firstName, lastName, email, role, joinedAt } = person;
  const isSelf = person.id === user.id;
  return (
    <li className={rows.line}>
      <Avatar color="purple" variant={role === 'owner' ? 'filled' : 'light'} radius="xl" alt="" aria-hidden>
        {initialOf(firstName)}
      </Avatar>
      <div className={rows.what}>
        <Group gap="0.2rem 0.5rem">
          <strong>
            <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
          </strong>
          <Badge size="sm" variant="light" color={role === 'owner' ? 'purple' : 'gray'}>
            {text.roles[role]}
          </Badge>
          {isSelf ? (
            <Badge size="sm" variant="light" color="turquoise">
              {text.you}
            </Badge>
          ) : null}
        </Group>
        <span>
          <bdi>{email}</bdi>
        </span>
        <span>{text.since(longDay(familyDay(new Date(joinedAt), user)))}</span>
      </div>
      {user.familyRole === 'owner' && !isSelf ? <MemberMenu person={person} /> : null}
    </li>
  );
}

function MemberMenu({ person }: { person: Member }) {
  const { id, firstName: name, role } = person;
  const { account, family } = trpc.useUtils();
  const refresh = [family, account.me];
  const failed = { title: text.toasts.failed };
  const change = useAct({
    call: trpc.family.changeMemberRole.useMutation().mutateAsync,
    done: (_, next) => text.toasts.role(name, text.roles[next.role]),
    refresh,
    failed,
  });
  const remove = useAct({
    call: trpc.account.removeMember.useMutation().mutateAsync,
    done: () => text.toasts.removed(name),
    refresh,
    failed,
  });
  const changeRole = (next: MemberRole) => void change.send({ id, role: next });
  const isHelper = role === 'helper';
  return (
    <MenuButton
      label={text.acts.open(name)}
      acts={[
        {
          label: isHelper ? text.acts.makeParent : text.acts.makeHelper,
          icon: isHelper ? 'user' : 'heroes',
          onClick: () => changeRole(isHelper ? 'parent' : 'helper'),
        },
        {
          label: text.acts.handOver,
          icon: 'shield',
          onClick: () =>
            confirmDestructive({
              title: text.handOver.title(name),
              body: text.handOver.body(name),
              confirmLabel: text.handOver.confirm,
              onConfirm: () => changeRole('owner'),
            }),
        },
        {
          label: text.acts.remove,
          icon: 'trash',
          isDangerous: true,
          onClick: () =>
            confirmDestructive({
              title: text.removing.title(name),
              body: text.removing.body(name),
              confirmLabel: text.removing.confirm,
              onConfirm: () => void remove.send({ id }),
            }),
        },
      ]}
    />
  );
}
