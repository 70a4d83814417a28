import type { User } from '@herohood/domain/account/schema';
import { WEEK_STARTS } from '@herohood/domain/days/facts';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { Input, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { streaksText } from '../../text/en/streaks';
import { PartsForm } from './parts-form';

const text = streaksText.family;

type Settings = Partial<Pick<User, 'weekStart' | 'shieldsEnabled' | 'weekendChallenge' | 'parts'>>;

/** Saves settings of the family's days. They act from the day on which they are set (rules: streaks). */
function useSaveSettings() {
  const utils = trpc.useUtils();
  const update = trpc.account.updateFamily.useMutation();
  async function save(settings: Settings): Promise<boolean> {
    try {
      utils.account.me.setData(undefined, await update.mutateAsync(settings));
      void utils.days.invalidate();
      void utils.progress.invalidate();
      void utils.family.audit.invalidate();
      toast.success(text.saved);
      return true;
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) });
      return false;
    }
  }
  return { save, isSaving: update.isPending, saving: update.isPending ? update.variables : {} };
}

/** The family's week, the parts of its days, and what streaks and weekends bring. */
export function WeekSettings({ user }: { user: User }) {
  const { save, isSaving, saving } = useSaveSettings();
  const shown = { ...user, ...saving };
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
        <PartsForm parts={user.parts} isSaving={isSaving} onSave={(parts) => save({ parts })} />
      </Stack>
    </Section>
  );
}
