import type { User } from '@herohood/domain/account/schema';
import { GOAL_WITHDRAWALS } from '@herohood/domain/goals/goal';
import { NativeSelect, Stack } from '@mantine/core';
import { Section } from '../../layout/section';
import { SegmentsField } from '../../layout/segments-field';
import { useSaveFamily } from '../../lib/use-save-family';
import { goalsText } from '../../text/en/goals';

const text = goalsText.settings;
const DAYS = [0, 1, 3, 7, 14, 30];

/** How long pictures of missions stay, and who takes XP out of goals (rules: photos, goals). */
export function PictureSettings({ user }: { user: User }) {
  const { send: save, sending, isSending } = useSaveFamily({ done: () => text.saved, failed: text.failed });
  const { photoDays, goalWithdrawals } = { ...user, ...sending };
  const days = DAYS.includes(photoDays) ? DAYS : [...DAYS, photoDays].sort((a, b) => a - b);

  return (
    <Section id="pictures-and-goals" title={text.title}>
      <Stack gap="lg">
        <NativeSelect
          label={text.photoDays}
          description={text.photoDaysHint}
          maw="22rem"
          disabled={isSending}
          value={photoDays}
          data={days.map((n) => ({ value: String(n), label: text.days(n) }))}
          onChange={({ currentTarget }) => void save({ photoDays: Number(currentTarget.value) })}
        />
        <SegmentsField
          label={text.withdrawals}
          hint={text.whoHints[goalWithdrawals]}
          disabled={isSending}
          value={goalWithdrawals}
          data={GOAL_WITHDRAWALS.map((value) => ({ value, label: text.who[value] }))}
          onChange={(next) => void save({ goalWithdrawals: next })}
        />
      </Stack>
    </Section>
  );
}
