import { type HabitTool, STEP_COUNT } from '@herohood/domain/habits/tool';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Input } from '@mantine/core';
import { useState } from 'react';
import { DigitsField } from '../../layout/digits-field';
import { FieldHint } from '../../layout/hint';
import { RadioTiles } from '../../layout/radio-tiles';
import { toolsText as text } from '../../text/en/tools';
import { StepList } from './step-list';

type Kind = keyof typeof text.kinds;
type Drafts = { [K in Exclude<Kind, 'none'>]: Extract<HabitTool, { kind: K }> };

const KINDS = ['none', 'timer', 'brush', 'steps'] as const;
const PICTURES = { none: null, timer: 'timer', brush: 'teeth', steps: 'broom' } as const;

const NEW: Drafts = {
  timer: { kind: 'timer', minutes: 20 },
  brush: { kind: 'brush' },
  steps: { kind: 'steps', steps: Array.from({ length: STEP_COUNT.min }, () => ({ name: '' })) },
};

interface Props {
  tool: HabitTool;
  /** The habit's own colour, for the chosen picture. */
  color: string;
  /** What is wrong, by the field's path within the tool, such as `steps.1.name`. */
  faults: Record<string, string>;
  onChange: (tool: HabitTool) => void;
}

/** What helps with the mission. What was written for one kind is still there after looking at another. */
export function ToolFields({ tool, color, faults, onChange }: Props) {
  const kind: Kind = tool === 'none' ? 'none' : tool.kind;
  const [drafts, setDrafts] = useState<Drafts>(() => (tool === 'none' ? NEW : { ...NEW, [tool.kind]: tool }));

  function change(next: Exclude<HabitTool, 'none'>) {
    setDrafts({ ...drafts, [next.kind]: next });
    onChange(next);
  }

  return (
    <fieldset>
      <Input.Label component="legend">{text.section}</Input.Label>
      <RadioTiles
        choices={KINDS.map((value) => ({ value, label: <KindName kind={value} /> }))}
        value={kind}
        minWidth="8.5rem"
        onChange={(next) => onChange(next === 'none' ? next : drafts[next])}
      />
      <FieldHint>{kind === 'none' ? text.hint : text.hints[kind]}</FieldHint>
      {tool !== 'none' && tool.kind === 'timer' ? (
        <DigitsField
          label={text.minutes}
          maxLength={3}
          maw="9rem"
          mt="sm"
          value={Number.isNaN(tool.minutes) ? undefined : tool.minutes}
          error={faults.minutes}
          onChange={(minutes = Number.NaN) => change({ ...tool, minutes })}
        />
      ) : null}
      {tool !== 'none' && tool.kind === 'steps' ? (
        <StepList
          steps={tool.steps}
          color={color}
          faults={faults}
          onChange={(steps) => change({ ...tool, steps })}
        />
      ) : null}
    </fieldset>
  );
}

function KindName({ kind }: { kind: Kind }) {
  const picture = PICTURES[kind];
  return (
    <>
      {picture ? <HabitIcon icon={picture} size={24} /> : null}
      {text.kinds[kind]}
    </>
  );
}
