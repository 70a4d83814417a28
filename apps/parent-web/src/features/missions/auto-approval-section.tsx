import { readApiError } from '@herohood/browser/api-error';
import { useNow } from '@herohood/browser/use-now';
import type { Child } from '@herohood/domain/children/schema';
import type { PendingHabit } from '@herohood/domain/missions/schema';
import { Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { Countdown } from '../../layout/countdown';
import { Hint, Hollow } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useToday } from '../../lib/today';
import { autoApprovalText as text } from '../../text/en/auto-approval';
import { AutoApprovalForm } from './auto-approval-form';

/** What happens to missions that nobody answers, and what waits for it. */
export function AutoApprovalSection({ heroes }: { heroes: readonly Child[] }) {
  const { data: pending = [] } = useToday(({ missions }) => missions);
  const settings = trpc.missions.autoApprovalSettings.useQuery();
  return (
    <Section id="approvals" title={text.panel.section} hint={text.panel.hint}>
      {readApiError(settings.error).code === 'PREMIUM_REQUIRED' ? (
        <AutoApprovalUpgrade />
      ) : (
        <Stack gap="md">
          <Loaded query={settings} what={text.loadName}>
            {(saved) => <AutoApprovalForm saved={saved} heroes={heroes} />}
          </Loaded>
          <AutoApprovalStats pending={pending} />
        </Stack>
      )}
    </Section>
  );
}

/** Instead of the settings, for families whose plan does not carry auto-approval (rules: subscription). */
function AutoApprovalUpgrade() {
  const { title, hint, action } = text.upgrade;
  return (
    <Hollow p="md">
      <Title order={3} size="h5">
        {title}
      </Title>
      <Hint mb="md">{hint}</Hint>
      <ActButton component="a" href="/subscription" icon="spark">
        {action}
      </ActButton>
    </Hollow>
  );
}

/** The pending mission that approves itself first; undefined when none will. */
function nextDue(pending: readonly PendingHabit[]): PendingHabit | undefined {
  const dueOf = (item: PendingHabit) => Date.parse(item.completion.autoApprovesAt ?? '');
  return pending
    .filter((item) => item.completion.autoApprovesAt !== null)
    .sort((a, b) => dueOf(a) - dueOf(b))[0];
}

/** What auto-approval did, and what it will do next. */
function AutoApprovalStats({ pending }: { pending: readonly PendingHabit[] }) {
  const stats = trpc.missions.autoApprovalStats.useQuery();
  const now = useNow(15_000);
  const next = nextDue(pending);
  return (
    <Loaded query={stats} what={text.loadName} skeleton={<Skeleton height={70} radius="lg" />}>
      {(figures) => (
        <>
          <SimpleGrid component="dl" minColWidth="min(5.5rem, 100%)" autoFlow="auto-fit" spacing="0.6rem">
            {(['thisWeek', 'totalSaved', 'pending'] as const).map((figure) => (
              <Hollow key={figure} p="0.7rem 0.5rem" ta="center">
                <Hint component="dt">{text.stats[figure]}</Hint>
                <Text component="dd" ff="heading" fw={600} fz="1.4rem" lh={1.2}>
                  {figures[figure]}
                </Text>
              </Hollow>
            ))}
          </SimpleGrid>
          {next?.completion.autoApprovesAt ? (
            <Group wrap="nowrap" align="flex-start" gap="0.5rem" c="dimmed">
              <Icon name="clock" size={18} />
              <Text size="sm">
                {text.next(next.habit.name, next.child.name)}{' '}
                <Countdown dueAt={next.completion.autoApprovesAt} now={now} />
              </Text>
            </Group>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
