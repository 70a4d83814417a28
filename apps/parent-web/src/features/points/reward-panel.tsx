import type { Child } from '@herohood/domain/children/schema';
import {
  BONUS_SOURCE,
  BONUS_TYPE,
  BONUSES,
  type BonusCode,
  RECENT_ACTIVITY_COUNT,
} from '@herohood/domain/points/transaction';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Badge, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { EmptyState, ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { momentLabel } from '../../lib/format-day';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { pointsText as text } from '../../text/en/points';
import classes from './points.module.css';

interface Props {
  hero: Child;
  clock: FamilyClock;
  /** How many of the hero's claims and points wait for a parent; they are answered at Today. */
  waiting: number;
}

/** One hero's rewards and points: how much waits, bonuses to give, what happened lately. */
export function RewardPanel({ hero, clock, waiting }: Props) {
  return (
    <Section
      id="points"
      title={text.section}
      hint={text.sectionHint}
      badge={waiting > 0 ? <Badge color="sunshine">{text.pendingCount(waiting)}</Badge> : undefined}
    >
      <SimpleGrid minColWidth="min(20rem, 100%)" autoFlow="auto-fit" spacing="xl">
        <Stack gap="xs" align="stretch">
          <Title order={3} size="h5">
            {text.pendingTitle}
          </Title>
          {waiting > 0 ? (
            <LinkButton to="/parent" variant="light" rightSection={<Icon name="chevron" size={16} />}>
              {text.pendingAtToday(waiting)}
            </LinkButton>
          ) : (
            <Hint>{text.pendingNone}</Hint>
          )}
          <Title order={3} size="h5" mt="md">
            {text.bonusTitle}
          </Title>
          <BonusButtons hero={hero} />
        </Stack>
        <div>
          <Title order={3} size="h5" mb="xs">
            {text.activityTitle}
          </Title>
          <RecentActivity hero={hero} timeZone={clock.timeZone} />
        </div>
      </SimpleGrid>
    </Section>
  );
}

const ACCENTS: Record<BonusCode, string> = {
  'bonus.good_behavior': 'turquoise',
  'bonus.extra_effort': 'purple',
  'bonus.outstanding': 'sunshine',
};

/** Three bonuses a parent gives with one tap, with a line if there is one; they need no approval (rules: XP and points). */
function BonusButtons({ hero }: { hero: Child }) {
  const [line, setLine] = useState('');
  const { send, isSending } = useAct({
    call: trpc.points.addTransaction.useMutation().mutateAsync,
    done({ amount }) {
      setLine('');
      return { title: text.toasts.bonus.title, message: text.toasts.bonus.message(hero.name, amount) };
    },
    refresh: useDecisionQueries(),
    failed: { title: text.toasts.bonusFailed },
  });
  const give = ({ amount, code }: (typeof BONUSES)[number]) => {
    const message = line.trim();
    const bonus = { id: hero.id, type: BONUS_TYPE, source: BONUS_SOURCE, amount, description: code };
    void send({ ...bonus, ...(message && { message }) });
  };
  return (
    <>
      <TextInput
        label={text.bonusLine}
        placeholder={text.bonusPlaceholder}
        value={line}
        maxLength={500}
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      <SimpleGrid minColWidth="min(5.5rem, 100%)" autoFlow="auto-fit" spacing="0.6rem">
        {BONUSES.map((bonus) => (
          <button
            key={bonus.code}
            type="button"
            className={classes.bonus}
            data-accent={ACCENTS[bonus.code]}
            disabled={isSending}
            aria-label={text.bonusLabel(bonus.amount, text.bonuses[bonus.code], hero.name)}
            onClick={() => give(bonus)}
          >
            <strong dir="ltr">{`+${bonus.amount}`}</strong>
            {text.bonuses[bonus.code]}
          </button>
        ))}
      </SimpleGrid>
    </>
  );
}

/** What came in and went out of a hero's points lately. */
function RecentActivity({ hero, timeZone }: { hero: Child; timeZone: string }) {
  const transactions = trpc.points.listTransactions.useQuery({ id: hero.id, limit: RECENT_ACTIVITY_COUNT });
  return (
    <Loaded query={transactions} what={text.load.activity} skeleton={<ListSkeleton rows={3} height={40} />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={text.activityEmpty} hint={text.activityEmptyHint} />
        ) : (
          <ul>
            {list.map((entry) => (
              <li key={entry.id} className={rows.line}>
                <div className={rows.what}>
                  <div>
                    <bdi>{entry.description}</bdi>
                    {entry.message ? (
                      <>
                        : <bdi>{entry.message}</bdi>
                      </>
                    ) : null}
                  </div>
                  <span>
                    {momentLabel(entry.createdAt, timeZone)}
                    {entry.status === 'approved' ? null : <b>{` · ${text.states[entry.status]}`}</b>}
                  </span>
                </div>
                <Text span size="sm" fw={700} c={entry.amount > 0 ? 'var(--mint-tone)' : 'var(--coral-tone)'}>
                  {text.amount(entry.amount)}
                </Text>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
