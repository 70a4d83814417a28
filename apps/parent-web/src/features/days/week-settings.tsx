import type { User } from '@herohood/domain/account/schema';
import { WEEK_STARTS } from '@herohood/domain/days/facts';
import { Input, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { useSaveFamily } from '../../lib/use-save-family';
import { streaksText } from '../../text/en/streaks';
import { PartsForm } from './parts-form';

const text = streaksText.family;

/** The family's week, the parts of its days, and what streaks and weekends bring. They act from the day on which they are set (rules: streaks). */
export function WeekSettings({ user }: { user: User }) {
  const { days, home, progress } = trpc.useUtils();
  const {
    send: save,
    sending,
    isSending: isSaving,
  } = useSaveFamily({ done: () => text.saved, refresh: [days, home, progress], failed: text.failed });
  const shown = { ...user, ...sending };
  return (
    <Section id="days-and-streaks" title={text.title} hint={text.hint}>
      <Stack gap="lg">
        <div>
          <Input.Label component="span" id="week-start">
            {text.weekStart}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby="week-start"
            disabled={isSaving}
            value={shown.weekStart}
            data={WEEK_STARTS.map((value) => ({ value, label: text.weekStarts[value] }))}
            onChange={(weekStart) => void save({ weekStart })}
          />
          <Text size="xs" c="dimmed" mt={4}>
            {text.weekStartHint}
          </Text>
        </div>
        <Switch
          label={text.shields}
          description={text.shieldsHint}
          disabled={isSaving}
          checked={shown.shieldsEnabled}
          onChange={({ currentTarget }) => void save({ shieldsEnabled: currentTarget.checked })}
        />
        <Switch
          label={text.weekend}
          description={text.weekendHint}
          disabled={isSaving}
          checked={shown.weekendChallenge}
          onChange={({ currentTarget }) => void save({ weekendChallenge: currentTarget.checked })}
        />
        <PartsForm
          parts={user.parts}
          isSaving={isSaving}
          onSave={async (parts) => (await save({ parts })).isDone}
        />
      </Stack>
    </Section>
  );
}
