import { CREATE_HABIT_ICONS, EDIT_HABIT_ICONS } from '@herohood/domain/habits/choices';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { confirmDestructive } from '../../layout/confirm';
import { appText } from '../../text/en/app';
import { habitsText as text } from '../../text/en/habits';
import { AppearanceFields } from './appearance-fields';
import { type HabitValues, NEW_HABIT, valuesOf } from './choices';
import { useSaveHabit, type VoiceKeeper } from './use-save-habit';

interface Props {
  habit?: MasterHabit | undefined;
  /** What the family's global settings say about a new habit's reminder. */
  defaults: Partial<HabitValues>;
  voice: VoiceKeeper & { isChanged: boolean };
  /** The part about the reminder, with its sounds and the recorder. */
  reminder: (values: HabitValues, onChange: (part: Partial<HabitValues>) => void) => ReactNode;
  onClose: () => void;
}

/** Creates a habit, or edits the given one. */
export function HabitDialog({ habit, defaults, voice, reminder, onClose }: Props) {
  const form = useForm<HabitValues>({
    initialValues: habit ? valuesOf(habit) : { ...NEW_HABIT, ...defaults },
  });
  const { saveHabit } = useSaveHabit(habit?.id);
  // Sending the recording belongs to it: two taps must not make two habits.
  const [isSaving, setSaving] = useState(false);

  async function submit(values: HabitValues) {
    if (isSaving) return;
    setSaving(true);
    const result = await saveHabit(values, voice);
    setSaving(false);
    if (result.isSaved) onClose();
    else form.setErrors(result.fields);
  }

  function askClose() {
    if (!form.isDirty() && !voice.isChanged) return onClose();
    confirmDestructive({
      title: text.discard.title,
      body: text.discard.body,
      confirmLabel: text.discard.confirm,
      onConfirm: onClose,
    });
  }

  return (
    <Modal opened onClose={askClose} size="lg" title={habit ? text.dialogs.edit : text.dialogs.create}>
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
          <AppearanceFields
            icons={habit ? EDIT_HABIT_ICONS : CREATE_HABIT_ICONS}
            values={form.values}
            onChange={form.setValues}
          />
          {reminder(form.values, form.setValues)}
          <Group justify="flex-end">
            <Button variant="default" onClick={askClose}>
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
