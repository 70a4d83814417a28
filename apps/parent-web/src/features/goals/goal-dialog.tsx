import type { Child } from '@herohood/domain/children/schema';
import { MAX_AUTO_SAVE } from '@herohood/domain/goals/goal';
import type { Goal } from '@herohood/domain/goals/schema';
import { MAX_COST, MIN_COST } from '@herohood/domain/rewards/choices';
import type { Reward } from '@herohood/domain/rewards/schema';
import { Input, NativeSelect, Slider, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeOrAsk } from '../../layout/confirm';
import { DigitsField } from '../../layout/digits-field';
import { FormDialog } from '../../layout/form-dialog';
import { FieldHint } from '../../layout/hint';
import { SegmentsField } from '../../layout/segments-field';
import { trpc } from '../../lib/api';
import { focusFaulty } from '../../lib/tell-form';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { goalsText } from '../../text/en/goals';
import { rewardsText } from '../../text/en/rewards';

const text = goalsText.form;
const STEP = 5;
const MARKS = [0, 25, MAX_AUTO_SAVE].map((value) => ({ value, label: `${value}%` }));
const NEW_TARGET = 500;

/** What the form holds; of a new goal either a reward, or a name and a target. */
interface GoalValues {
  rewardId: string | null;
  name: string;
  target: number;
  autoSave: number;
}

interface Props {
  hero: Child;
  /** Missing: a new one. */
  goal?: Goal | undefined;
  /** The hero's rewards that no goal is for yet. */
  rewards: readonly Reward[];
  onClose: () => void;
}

/** Makes a goal, for a reward or for something else, or changes one. */
export function GoalDialog({ hero, goal, rewards, onClose }: Props) {
  const [first] = rewards;
  const [start] = useState<GoalValues>(() =>
    goal
      ? { ...goal, rewardId: null }
      : { rewardId: first?.id ?? null, name: '', target: NEW_TARGET, autoSave: 0 },
  );
  const [values, setValues] = useState(start);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const create = trpc.goals.create.useMutation();
  const update = trpc.goals.update.useMutation();
  const { send, isSending } = useAct({
    call({ rewardId, target, autoSave, ...values }: GoalValues) {
      const name = values.name.trim();
      if (goal) return update.mutateAsync({ id: goal.id, name, target, autoSave });
      return create.mutateAsync({ id: hero.id, autoSave, ...(rewardId ? { rewardId } : { name, target }) });
    },
    done(saved) {
      onClose();
      return goal ? goalsText.toasts.updated(saved.name) : goalsText.toasts.created(saved.name, hero.name);
    },
    refresh: useDecisionQueries(),
    failed: { title: goalsText.toasts.failed },
  });
  const { rewardId, name, target, autoSave } = values;
  const change = (part: Partial<GoalValues>) => {
    setValues({ ...values, ...part });
    setFaults({});
  };

  function findFaults(): Record<string, string> {
    if (rewardId) return {};
    const isTarget = Number.isInteger(target) && target >= MIN_COST && target <= MAX_COST;
    return {
      ...(name.trim() ? {} : { name: text.nameRequired }),
      ...(isTarget ? {} : { target: text.targetInvalid }),
    };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const found = findFaults();
    flushSync(() => setFaults(found));
    if (focusFaulty(form)) return;
    const result = await send(values);
    if (!result.isDone) setFaults(result.fields);
  }

  const hasChanges = JSON.stringify(values) !== JSON.stringify(start);
  const askClose = () => closeOrAsk({ hasChanges, body: text.unsaved, onClose });
  return (
    <FormDialog
      asks={false}
      onClose={askClose}
      title={goal ? goalsText.edit : text.create}
      send={goal ? undefined : text.save}
      isSaving={isSending}
      onSubmit={submit}
    >
      {goal || !first ? null : (
        <SegmentsField
          label={text.what}
          value={rewardId ? 'reward' : 'own'}
          data={[
            { value: 'reward', label: text.reward },
            { value: 'own', label: text.own },
          ]}
          onChange={(what) => change({ rewardId: what === 'reward' ? first.id : null })}
        />
      )}
      {rewardId ? (
        <NativeSelect
          data-autofocus
          label={text.rewardLabel}
          value={rewardId}
          data={rewards.map((reward) => ({
            value: reward.id,
            label: `${reward.name} · ${rewardsText.xp(reward.cost)}`,
          }))}
          onChange={({ currentTarget }) => change({ rewardId: currentTarget.value })}
        />
      ) : (
        <>
          <TextInput
            data-autofocus
            label={text.name}
            placeholder={text.namePlaceholder}
            maxLength={80}
            withAsterisk
            value={name}
            error={faults.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <DigitsField
            label={text.target}
            maxLength={6}
            maw="12rem"
            value={target || undefined}
            error={faults.target}
            onChange={(typed = 0) => change({ target: typed })}
          />
        </>
      )}
      <div>
        <Input.Label component="span">
          {text.autoSave}: {text.autoSaveWords(autoSave)}
        </Input.Label>
        <FieldHint mt={0} mb="xs">
          {text.autoSaveHint}
        </FieldHint>
        <Slider
          min={0}
          max={MAX_AUTO_SAVE}
          step={STEP}
          marks={MARKS}
          thumbLabel={text.autoSave}
          thumbValueText={text.autoSaveWords(autoSave)}
          mx="sm"
          mb="lg"
          value={autoSave}
          onChange={(next) => change({ autoSave: next })}
        />
      </div>
    </FormDialog>
  );
}
