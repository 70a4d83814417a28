import type { Child } from '@herohood/domain/children/schema';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../layout/form-dialog';
import { FieldHint } from '../../layout/hint';
import { daysText } from '../../text/en/days';
import { KindChoice } from './kind-choice';
import { type MarkValues, useMarks } from './use-marks';

const text = daysText.dialog;

interface Props {
  heroes: readonly Child[];
  today: string;
  /** The one to be changed; whose it is stays. */
  mark?: DayMark;
  /** What a new one begins with. */
  start?: MarkValues;
  onClose: () => void;
}

const faultsOf = ({ from, until }: MarkValues): Record<string, string> => ({
  ...(!from && { from: text.noDay }),
  ...(!until && { until: text.noDay }),
  ...(from && until && until < from && { until: text.order }),
});

/** Marks a stretch of days with all that can be said of it, or changes one. */
export function MarkDialog({ heroes, today, mark: old, start, onClose }: Props) {
  const form = useForm<MarkValues>({
    initialValues: old ? { ...old, note: old.note ?? '' } : { ...start!, note: start?.note ?? '' },
    validate: faultsOf,
  });
  const { mark, edit, isBusy } = useMarks(today);
  const { kind } = form.values;

  async function save(values: MarkValues) {
    const said = { ...values, note: values.note?.trim() || null };
    const saved = await (old ? edit(old, said) : mark(said));
    if (saved.isDone) onClose();
    else form.setErrors(saved.fields);
  }

  return (
    <FormDialog
      onClose={onClose}
      title={old ? text.edit : text.create}
      send={text.save}
      isSaving={isBusy}
      onSubmit={form.onSubmit((values) => void save(values))}
    >
      <div>
        <KindChoice
          label={text.kind}
          kind={kind}
          onChange={(next) => next && form.setFieldValue('kind', next)}
        />
        <FieldHint mt="xs">{daysText.kindHints[kind]}</FieldHint>
      </div>
      {old ? null : (
        <NativeSelect
          label={text.who}
          value={form.values.childId ?? ''}
          data={[
            { value: '', label: daysText.everyone },
            ...heroes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => form.setFieldValue('childId', currentTarget.value || null)}
        />
      )}
      <SimpleGrid minColWidth="min(9rem, 100%)" autoFlow="auto-fit" spacing="0.75rem">
        <TextInput
          type="date"
          label={text.from}
          {...form.getInputProps('from')}
          onChange={({ currentTarget: { value } }) =>
            // A stretch that began elsewhere goes with its first day.
            form.setValues(({ until = '' }) => ({ from: value, until: until < value ? value : until }))
          }
        />
        <TextInput type="date" label={text.until} {...form.getInputProps('until')} />
      </SimpleGrid>
      <Textarea
        label={text.note}
        placeholder={text.notePlaceholder}
        maxLength={500}
        rows={2}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
