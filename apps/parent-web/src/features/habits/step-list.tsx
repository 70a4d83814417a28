import { STEP_COUNT, type ToolStep } from '@herohood/domain/habits/tool';
import { Button, Input, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../layout/icon';
import { toolsText as text } from '../../text/en/tools';
import classes from './step-list.module.css';
import { StepRow } from './step-row';

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
  const list = useRef<HTMLOListElement>(null);
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
    <div className={classes.list}>
      <Input.Label component="span" id={id}>
        {text.steps}
      </Input.Label>
      <ol ref={list} className={classes.rows} aria-labelledby={id}>
        {steps.map((step, at) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing of its own but its place
            key={at}
            step={step}
            at={at}
            count={steps.length}
            color={color}
            fault={faults[`steps.${at}.name`]}
            onChange={(next) => replace(at, next)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {faults.steps ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {faults.steps}
        </Text>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {steps.length < STEP_COUNT.max ? (
        <Button
          variant="light"
          size="sm"
          leftSection={<Icon name="plus" size={18} />}
          className={classes.add}
          onClick={add}
        >
          {text.add}
        </Button>
      ) : (
        <Text size="xs" c="dimmed">
          {text.most(STEP_COUNT.max)}
        </Text>
      )}
    </div>
  );
}
