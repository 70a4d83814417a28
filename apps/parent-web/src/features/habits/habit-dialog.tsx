import type { MasterHabit } from '@herohood/domain/habits/schema';
import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { appText } from '../../text/en/app';
import { habitsText as text } from '../../text/en/habits';
import { type HabitValues, NEW_HABIT } from './choices';
import { LookFields } from './look-fields';
import { ReminderFields } from './reminder-fields';
import { useSaveHabit } from './use-save-habit';

function valuesOf(habit: MasterHabit): HabitValues {
  const { name, description, icon, color, xpReward, reminderEnabled, reminderTime, reminderDuration } = habit;
  return {
    name,
    description: description ?? '',
    icon,
    color,
    xpReward,
    reminderEnabled,
    reminderTime,
    reminderDuration,
  };
}

/** Creates a habit, or edits the given one. */
export function HabitDialog({ habit, onClose }: { habit?: MasterHabit | undefined; onClose: () => void }) {
  const form = useForm<HabitValues>({ initialValues: habit ? valuesOf(habit) : NEW_HABIT });
  const { saveHabit, isSaving } = useSaveHabit(habit?.id);

  async function submit(values: HabitValues) {
    const result = await saveHabit(values);
    if (result.isSaved) onClose();
    else form.setErrors(result.fields);
  }

  return (
    <Modal opened onClose={onClose} size="lg" title={habit ? text.dialogs.edit : text.dialogs.create}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            label={text.name}
            placeholder={text.namePlaceholder}
            maxLength={80}
            withAsterisk
            data-autofocus
          />
          <Textarea
            {...form.getInputProps('description')}
            label={text.description}
            placeholder={text.descriptionPlaceholder}
            maxLength={500}
            rows={2}
          />
          <LookFields values={form.values} onChange={form.setValues} />
          <ReminderFields values={form.values} onChange={form.setValues} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {habit ? appText.save : text.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
