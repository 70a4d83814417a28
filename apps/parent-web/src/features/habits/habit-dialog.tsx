import { sayName } from '@herohood/browser/text/say-name';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { faultsOfTool } from '@herohood/domain/habits/tool';
import { Alert, Button, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeOrAsk } from '../../layout/confirm';
import { FormDialog } from '../../layout/form-dialog';
import { FieldHint } from '../../layout/hint';
import { trpc } from '../../lib/api';
import { plainWords } from '../../lib/plain-words';
import { focusFaulty } from '../../lib/tell-form';
import { usePlanCalendar } from '../../lib/use-plan-calendar';
import { useHeroes, useUser } from '../../lib/use-user';
import { habitsText as text } from '../../text/en/habits';
import { scheduleText } from '../../text/en/schedule';
import { AppearanceFields } from './appearance-fields';
import { type HabitStart, type HabitValues, NEW_HABIT, valuesOf } from './choices';
import { ForWhom } from './for-whom';
import { faultsOfSchedule, ScheduleFields } from './schedule-fields';
import { ToolFields } from './tool-fields';
import { TrustFields } from './trust-fields';
import { useSaveHabit, type VoiceKeeper } from './use-save-habit';

interface Props {
  habit?: MasterHabit | undefined;
  /** What a new habit begins with: an idea's or a template's fields. */
  start?: HabitStart | undefined;
  /** Who gets a new habit at first; absent: all heroes. */
  heroIds?: readonly string[] | undefined;
  /** What the family's global settings say about a new habit's reminder. */
  defaults: Partial<HabitValues>;
  voice: VoiceKeeper & { isChanged: boolean };
  /** The part about the reminder, with its sounds and the recorder. */
  reminder: (values: HabitValues, onChange: (part: Partial<HabitValues>) => void) => ReactNode;
  onClose: () => void;
}

const TOOL = 'tool.';

/** What is wrong with a tool as the form keeps it, and as the server says it: with the tool's own name before each path. */
const withToolPaths = (faults: Record<string, string>) =>
  Object.fromEntries(Object.entries(faults).map(([path, words]) => [TOOL + path, sayName(words)]));

/** What is wrong in words, by path without `start`; of other paths nothing. */
const faultsFrom = (start: string, errors: Record<string, ReactNode>) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, words]) =>
      path.startsWith(start) ? [[path.slice(start.length), String(words)]] : [],
    ),
  );

/** Creates a habit, or edits the given one. */
export function HabitDialog({ habit, start, heroIds, defaults, voice, reminder, onClose }: Props) {
  const form = useForm<HabitValues>({
    initialValues: habit ? valuesOf(habit) : { ...NEW_HABIT, ...defaults, ...start },
  });
  const { data: heroes = [] } = useHeroes();
  // All of them, until the parent says otherwise.
  const [chosenIds, setChosenIds] = useState<string[] | null>(null);
  const chosen = chosenIds ?? heroIds ?? heroes.map(({ id }) => id);
  const twin = useTwin({ name: form.values.name, isNew: !habit });
  const calendar = usePlanCalendar();
  const { user } = useUser();
  const { schedule, partOfDay, timesPerDay, schoolDaysOnly, allowExtra } = form.values;
  const { approval, spotCheck, photo } = form.values;
  const plan = useMemo(
    () => ({ schedule, partOfDay, timesPerDay, schoolDaysOnly, allowExtra }),
    [schedule, partOfDay, timesPerDay, schoolDaysOnly, allowExtra],
  );
  const faults = useMemo(() => faultsFrom('', form.errors), [form.errors]);
  const { saveHabit, isSaving } = useSaveHabit(habit?.id, voice);

  async function submit(values: HabitValues, event?: FormEvent<HTMLFormElement>) {
    const found = { ...faultsOfSchedule(values.schedule), ...withToolPaths(faultsOfTool(values.tool)) };
    // Drawn before the focus can go there.
    if (Object.keys(found).length > 0) flushSync(() => form.setErrors(found));
    // A reminder that does not fit says so beside its time.
    if (values.name.trim() && event && focusFaulty(event.currentTarget)) return;
    if (!twin.mustAsk(values.name)) await save(values);
  }

  async function save(values: HabitValues) {
    // Sending the recording belongs to it: two taps must not make two habits.
    if (isSaving) return;
    const result = await saveHabit({ values, heroes: heroes.filter(({ id }) => chosen.includes(id)) });
    if (result.isDone) onClose();
    else form.setErrors(result.fields);
  }

  const askClose = () =>
    closeOrAsk({ hasChanges: form.isDirty() || voice.isChanged, body: text.unsaved, onClose });

  return (
    <FormDialog
      asks={false}
      onClose={askClose}
      size="lg"
      title={habit ? text.dialogs.edit : text.dialogs.create}
      send={habit ? undefined : text.create}
      isSaving={isSaving}
      onSubmit={form.onSubmit(submit)}
    >
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
      {twin.isAsked ? (
        <Alert color="sunshine" radius="lg" role="alert" title={text.twin.title(form.values.name.trim())}>
          <Text size="sm" mb="sm">
            {text.twin.body}
          </Text>
          <Button size="xs" variant="default" loading={isSaving} onClick={() => void save(form.getValues())}>
            {text.twin.confirm}
          </Button>
        </Alert>
      ) : null}
      {!habit && heroes.length > 0 ? (
        <ForWhom heroes={heroes} chosen={chosen} onChange={setChosenIds} />
      ) : null}
      <ScheduleFields plan={plan} calendar={calendar} faults={faults} onChange={form.setValues} />
      {habit ? <FieldHint mt={0}>{scheduleText.changeNote}</FieldHint> : null}
      <TrustFields
        {...{ approval, spotCheck, photo }}
        hasAccess={user?.hasPremiumAccess ?? true}
        onChange={form.setValues}
      />
      <AppearanceFields values={form.values} onChange={form.setValues} />
      <ToolFields
        tool={form.values.tool}
        color={form.values.color}
        faults={faultsFrom(TOOL, form.errors)}
        onChange={(tool) => form.setValues({ tool })}
      />
      {reminder(form.values, form.setValues)}
    </FormDialog>
  );
}

/** Whether a new habit is called like one that is there: then the parent is asked once whether that is meant. */
function useTwin({ name, isNew }: { name: string; isNew: boolean }) {
  const { data: habits = [] } = trpc.habits.listMasters.useQuery();
  const [askedName, setAskedName] = useState<string | null>(null);
  return {
    /** The question stands on the screen; another name takes it away. */
    isAsked: askedName === plainWords(name),
    /** Asks when it must. */
    mustAsk(sought: string): boolean {
      const wanted = plainWords(sought);
      if (!isNew || !habits.some((habit) => plainWords(habit.name) === wanted)) return false;
      setAskedName(wanted);
      return true;
    },
  };
}
