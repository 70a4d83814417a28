import type { User } from '@herohood/domain/account/schema';
import { GOAL_WITHDRAWALS } from '@herohood/domain/goals/goal';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { Input, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { goalsText } from '../../text/en/goals';

const text = goalsText.settings;
const DAYS = [0, 1, 3, 7, 14, 30];

/** How long pictures of missions stay, and who takes XP out of goals (rules: photos, goals). */
export function PictureSettings({ user }: { user: User }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateFamily.useMutation();
  const { photoDays, goalWithdrawals } = { ...user, ...(update.isPending ? update.variables : {}) };
  const days = DAYS.includes(photoDays) ? DAYS : [...DAYS, photoDays].sort((a, b) => a - b);

  async function save(settings: Partial<Pick<User, 'photoDays' | 'goalWithdrawals'>>) {
    try {
      utils.account.me.setData(undefined, await update.mutateAsync(settings));
      void utils.family.audit.invalidate();
      toast.success(text.saved);
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) });
    }
  }

  return (
    <Section id="pictures-and-goals" title={text.title}>
      <Stack gap="lg">
        <NativeSelect
          label={text.photoDays}
          description={text.photoDaysHint}
          maw="22rem"
          disabled={update.isPending}
          value={photoDays}
          data={days.map((n) => ({ value: String(n), label: text.days(n) }))}
          onChange={({ currentTarget }) => void save({ photoDays: Number(currentTarget.value) })}
        />
        <div>
          <Input.Label component="span" id="goal-withdrawals">
            {text.withdrawals}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby="goal-withdrawals"
            disabled={update.isPending}
            value={goalWithdrawals}
            data={GOAL_WITHDRAWALS.map((value) => ({ value, label: text.who[value] }))}
            onChange={(next) => void save({ goalWithdrawals: next })}
          />
          <Text size="xs" c="dimmed" mt={4}>
            {text.whoHints[goalWithdrawals]}
          </Text>
        </div>
      </Stack>
    </Section>
  );
}
