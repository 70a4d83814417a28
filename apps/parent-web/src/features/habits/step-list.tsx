import { STEP_COUNT, type ToolStep } from '@herohood/domain/habits/tool';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Box, Button, Group, Input, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { FieldHint, Hollow } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { toolsText as text } from '../../text/en/tools';
import { PicturePicker } from './picture-picker';

interface Props {
  steps: readonly ToolStep[];
  color: string;
  faults: Record<string, string>;
  onChange: (steps: ToolStep[]) => void;
}

/** What has the focus next, once the list has been drawn anew. */
type Goal = { at: number; part: 'name' | 'up' | 'down' } | null;

/** The steps of a mission in their order: they are added, named, moved, given a picture, and taken away. */
export function StepList({ steps, color, faults, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<Goal>(null);
  const [said, setSaid] = useState('');
  const id = useId();

  useEffect(() => {
    if (!goal) return;
    const row = list.current?.children[goal.at];
    const part = row?.querySelector<HTMLElement>(`[data-part="${goal.part}"]:enabled`);
    (part ?? row?.querySelector<HTMLElement>('input'))?.focus();
  }, [goal]);

  const replace = (at: number, step: ToolStep) => onChange(steps.map((each, n) => (n === at ? step : each)));

  function move(at: number, by: 1 | -1) {
    const next = [...steps];
    const [step] = next.splice(at, 1);
    if (!step) return;
    next.splice(at + by, 0, step);
    onChange(next);
    setSaid(text.moved(step.name, at + by + 1, steps.length));
    setGoal({ at: at + by, part: by < 0 ? 'up' : 'down' });
  }

  function add() {
    onChange([...steps, { name: '' }]);
    setGoal({ at: steps.length, part: 'name' });
  }

  function remove(at: number) {
    onChange(steps.filter((_, n) => n !== at));
    setGoal({ at: Math.min(at, steps.length - 2), part: 'name' });
  }

  return (
    <Stack gap="0.5rem" mt="0.75rem">
      <Input.Label component="span" id={id}>
        {text.steps}
      </Input.Label>
      <Stack component="ol" ref={list} gap="0.5rem" aria-labelledby={id}>
        {steps.map((step, at) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing of its own but its place
            key={at}
            {...{ step, at, color }}
            count={steps.length}
            fault={faults[`steps.${at}.name`]}
            onChange={(next) => replace(at, next)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </Stack>
      {faults.steps ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {faults.steps}
        </Text>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {steps.length < STEP_COUNT.max ? (
        <ActButton variant="light" size="sm" icon="plus" style={{ alignSelf: 'flex-start' }} onClick={add}>
          {text.add}
        </ActButton>
      ) : (
        <FieldHint mt={0}>{text.most(STEP_COUNT.max)}</FieldHint>
      )}
    </Stack>
  );
}

interface RowProps {
  step: ToolStep;
  /** Its place, from 0. */
  at: number;
  count: number;
  color: string;
  fault: string | undefined;
  onChange: (step: ToolStep) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One step: its picture, its name, and what can be done with it. */
function StepRow({ step, at, count, color, fault, onChange, onMove, onRemove }: RowProps) {
  const [isChoosing, setChoosing] = useState(false);
  const n = at + 1;
  const { picture } = step;
  return (
    <Hollow component="li" p="0.5rem">
      <Group gap="0.35rem" align="flex-start">
        <IconButton
          variant="default"
          size={42}
          label={text.choosePicture(n)}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {picture ? <HabitIcon icon={picture} size={28} /> : <Icon name="plus" size={18} />}
        </IconButton>
        <TextInput
          flex="1 1 9rem"
          miw={0}
          data-part="name"
          aria-label={text.step(n)}
          placeholder={text.stepPlaceholder}
          maxLength={80}
          value={step.name}
          error={fault}
          onChange={({ currentTarget }) => onChange({ ...step, name: currentTarget.value })}
        />
        <Group gap={0} wrap="nowrap" mih={42} ms="auto">
          <IconButton
            icon="up"
            size={36}
            label={text.up(n)}
            data-part="up"
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            size={36}
            label={text.down(n)}
            data-part="down"
            disabled={n === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon="trash"
            size={36}
            label={text.remove(n)}
            disabled={count <= STEP_COUNT.min}
            onClick={onRemove}
          />
        </Group>
      </Group>
      {isChoosing ? (
        <Box mt="0.5rem">
          <PicturePicker
            label={text.picture(n)}
            icon={picture ?? null}
            color={color}
            onChange={(icon) => onChange({ ...step, picture: icon })}
          />
          <Group gap="xs" mt="xs">
            <Button size="xs" variant="default" onClick={() => setChoosing(false)}>
              {text.close}
            </Button>
            {picture ? (
              <Button size="xs" variant="subtle" onClick={() => onChange({ name: step.name })}>
                {text.noPicture}
              </Button>
            ) : null}
          </Group>
        </Box>
      ) : null}
    </Hollow>
  );
}
