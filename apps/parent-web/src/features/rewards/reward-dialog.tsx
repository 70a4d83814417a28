import { sayList } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import { REWARD_TYPES } from '@herohood/domain/rewards/choices';
import type { Reward, RewardType } from '@herohood/domain/rewards/schema';
import { Alert, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../layout/form-dialog';
import { trpc } from '../../lib/api';
import { focusFaulty } from '../../lib/tell-form';
import { rewardsText as text } from '../../text/en/rewards';
import { AppearanceFields } from './appearance-fields';
import { NEW_REWARD, type RewardValues } from './choices';
import { CostFields } from './cost-fields';
import { HeroChoice } from './hero-choice';
import { faultsOfLimits } from './limit-faults';
import { LimitsFields } from './limits-fields';
import { useSaveReward } from './use-save-reward';

interface Props {
  /** The reward to edit; without it one is created. */
  reward?: Reward | undefined;
  heroes: readonly Child[];
  /** Heroes who are chosen at first. */
  chosenIds: readonly string[];
  onClose: () => void;
}

function valuesOf({ name, description, type, icon, cost, limits }: Reward): RewardValues {
  return { name, description: description ?? '', type, icon, cost, limits };
}

/** Creates a reward for one or more heroes, or edits the given one. */
export function RewardDialog({ reward, heroes, chosenIds, onClose }: Props) {
  const form = useForm<RewardValues>({ initialValues: reward ? valuesOf(reward) : NEW_REWARD });
  const [heroIds, setHeroIds] = useState(chosenIds);
  const [missing, setMissing] = useState<readonly Child[]>([]);
  const { saveReward, isSaving } = useSaveReward(reward);

  async function submit(values: RewardValues, event?: FormEvent<HTMLFormElement>) {
    const drawn = event?.currentTarget;
    function show(faults: Record<string, string>) {
      // Drawn before the focus can go there.
      flushSync(() => form.setErrors(faults));
      if (drawn) focusFaulty(drawn);
    }
    const found = faultsOfLimits(values.limits);
    if (Object.keys(found).length > 0) return show(found);
    const chosen = heroes.filter(({ id }) => heroIds.includes(id));
    const result = await saveReward({ values, heroes: chosen });
    if (!result.isDone) return show(result.fields);
    if (result.answer.length === 0) return onClose();
    // Those who have it already are no longer chosen: trying again must not give it to them twice.
    setHeroIds(result.answer.map(({ id }) => id));
    setMissing(result.answer);
  }

  const limitFaults = Object.fromEntries(
    Object.entries(form.errors).flatMap(([path, words]) =>
      path.startsWith('limits.') ? [[path, String(words)]] : [],
    ),
  );

  return (
    <FormDialog
      size="lg"
      title={reward ? text.dialogs.edit : text.dialogs.create}
      send={reward ? undefined : text.create}
      isSaving={isSaving}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
    >
      {missing.length > 0 ? (
        <Alert color="coral" variant="light" radius="lg">
          {text.partly(sayList(missing.map(({ name }) => name)))}
        </Alert>
      ) : null}
      {reward ? null : <IdeaSelect onPick={form.setValues} />}
      <TextInput
        {...form.getInputProps('name')}
        label={text.name}
        placeholder={text.namePlaceholder}
        maxLength={80}
        withAsterisk
        data-autofocus
      />
      {reward || heroes.length === 1 ? null : (
        <HeroChoice
          heroes={heroes}
          chosenIds={heroIds}
          error={form.errors.heroes}
          onChange={(ids) => {
            setHeroIds(ids);
            form.clearFieldError('heroes');
          }}
        />
      )}
      <Textarea
        {...form.getInputProps('description')}
        label={text.description}
        placeholder={text.descriptionPlaceholder}
        maxLength={500}
        rows={2}
      />
      <AppearanceFields values={form.values} onChange={form.setValues} />
      <CostFields
        cost={form.values.cost}
        error={form.errors.cost}
        onChange={(cost) => {
          form.setValues({ cost });
          form.clearFieldError('cost');
        }}
      />
      <LimitsFields
        limits={form.values.limits}
        faults={limitFaults}
        onChange={(limits) => {
          form.setValues({ limits });
          for (const path of Object.keys(limitFaults)) form.clearFieldError(path);
        }}
      />
    </FormDialog>
  );
}

/** Begins a reward with one of the library; nothing is shown while that cannot be had. */
function IdeaSelect({ onPick }: { onPick: (values: Omit<RewardValues, 'limits'>) => void }) {
  const { data: ideas } = trpc.rewards.listIdeas.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const [id, setId] = useState('');
  if (!ideas) return null;
  const itemsOf = (type: RewardType) =>
    ideas
      .filter((idea) => idea.type === type)
      .map((idea) => ({ value: idea.id, label: `${idea.name} · ${text.xp(idea.cost)}` }));

  function pick(chosenId: string) {
    setId(chosenId);
    const idea = ideas?.find((each) => each.id === chosenId);
    if (!idea) return;
    const { name, description, type, icon, cost } = idea;
    onPick({ name, description, type, icon, cost });
  }

  return (
    <NativeSelect
      label={text.ideas.label}
      value={id}
      onChange={(event) => pick(event.currentTarget.value)}
      data={[
        { value: '', label: text.ideas.none },
        ...REWARD_TYPES.map((type) => ({ group: text.types[type], items: itemsOf(type) })),
      ]}
    />
  );
}
