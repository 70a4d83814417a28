import { useNow } from '@herohood/browser/use-now';
import type { Child } from '@herohood/domain/children/schema';
import type { JoinRequest } from '@herohood/domain/family/schema';
import type { Call } from '@herohood/domain/inbox/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Badge, Stack, Text } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { ActButton } from '../../layout/act-button';
import { Section } from '../../layout/section';
import { useWorkNotifications, type WorkNotification } from '../../lib/notify';
import { useToday } from '../../lib/today';
import { familyText } from '../../text/en/family';
import { inboxText as text } from '../../text/en/inbox';
import { Calls } from './calls';
import { type PraiseSheet, type ProposalSheet, useAnswerDialog } from './use-answer-dialog';
import { useApproveAll } from './use-approve-all';
import { useDecide } from './use-decide';
import { useRowKeys } from './use-row-keys';
import { useWaiting } from './use-waiting';
import { groupByHero, isInBulk, type Waiting, type WaitingKind } from './waiting';
import classes from './waiting.module.css';
import { WaitingGroup } from './waiting-group';
import { wordsOf } from './waiting-words';

const EVERY_KIND: readonly WaitingKind[] = ['mission', 'claim', 'points', 'proposal'];

interface Props {
  heroes: readonly Child[];
  clock: FamilyClock;
  /** What may be decided here; a helper decides missions alone. */
  kinds?: readonly WaitingKind[];
  /** Draws those who ask to be let into the family; absent for who may not let them in. */
  People?: ComponentType<{ requests: readonly JoinRequest[] }>;
  /** Asks for the praise that an approval carries. */
  Praise: PraiseSheet;
  /** Asks what a hero's proposal is worth. */
  Price: ProposalSheet;
  /** Shown when nothing waits. */
  whenClear: ReactNode;
}

/** Everything that needs a parent now: a hero's call first, then who asks to be let in, then hero by hero. */
export function Inbox({ heroes, clock, kinds = EVERY_KIND, People, Praise, Price, whenClear }: Props) {
  const now = useNow(15_000);
  const items = useWaiting(heroes, kinds);
  const { data: others } = useToday(({ calls, joinRequests }) => ({ calls, joinRequests }));
  const decide = useDecide();
  const { ask, dialog } = useAnswerDialog(decide, { Praise, Price });
  const { approveAll, busyWith } = useApproveAll(kinds);

  const { calls = [], joinRequests: people = [] } = others ?? {};
  /** A proposal has no answer of one tap: a parent says what it is worth. */
  const approve = (item: Waiting) =>
    item.kind === 'proposal' ? ask(item, 'price') : void decide.approve(item);
  const onItem = (act: (item: Waiting) => void) => (id: string) => {
    const item = items.find((each) => each.id === id);
    if (item) act(item);
  };
  const keys = useRowKeys(items.length, {
    approve: onItem(approve),
    reject: onItem((item) => ask(item, 'reject')),
    undoLast: decide.undoLast,
  });

  useWorkNotifications(others && notificationsOf({ calls, people, items, heroes }));

  const count = items.length + calls.length + people.length;
  const groups = groupByHero(items, heroes);
  const bulk = items.filter(isInBulk);
  const isOfMany = new Set(bulk.map(({ hero }) => hero.id)).size > 1;
  return (
    <Section
      id="inbox"
      title={text.title}
      badge={count > 0 ? <Badge color="coral">{text.count(count)}</Badge> : undefined}
      actions={
        isOfMany || busyWith === 'all' ? (
          <ActButton icon="check" loading={busyWith === 'all'} onClick={() => approveAll(bulk)}>
            {text.approveEverything(bulk.length)}
          </ActButton>
        ) : null
      }
    >
      <Stack gap="lg">
        {calls.length > 0 ? <Calls calls={calls} heroes={heroes} clock={clock} now={now} /> : null}
        {People && people.length > 0 ? <People requests={people} /> : null}
        <Stack gap="1.25rem" {...keys}>
          {groups.map((group) => (
            <WaitingGroup
              key={group.hero.id}
              group={group}
              clock={clock}
              now={now}
              isApproving={busyWith === group.hero.id}
              onApproveAll={(items) => approveAll(items, group.hero.id)}
              onApprove={approve}
              onAnswer={ask}
            />
          ))}
        </Stack>
        {items.length > 1 ? <Keys /> : null}
        {others && count === 0 ? whenClear : null}
      </Stack>
      {dialog}
    </Section>
  );
}

interface News {
  calls: readonly Call[];
  people: readonly JoinRequest[];
  items: readonly Waiting[];
  heroes: readonly Child[];
}

/** What waits as a notification tells it: under an id of its own, in one line; a hero who asks comes first. */
function notificationsOf({ calls, people, items, heroes }: News): WorkNotification[] {
  const nameOf = (childId: string) => heroes.find(({ id }) => id === childId)?.name ?? '';
  return [
    ...calls.map(({ id, childId }) => ({ id, line: text.calls.asks(nameOf(childId)) })),
    ...people.map(({ id, firstName, lastName }) => ({
      id,
      line: `${familyText.requests}: ${`${firstName} ${lastName}`.trim()}`,
    })),
    ...items.map((item) => ({ id: item.id, line: wordsOf(item).line })),
  ];
}

function Keys() {
  return (
    <Text fz="0.8rem" c="dimmed" className={classes.keys}>
      {text.keys.map(({ key, does }, index) => (
        <span key={key}>
          {index > 0 ? ' · ' : null}
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </Text>
  );
}
