import { Input, SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FieldHint } from './hint';

interface Props<Value extends string | number> extends SegmentedControlProps<Value> {
  label: string;
  /** What the choice means. */
  hint?: ReactNode;
}

/** One of a few words or numbers side by side, under the question that they answer. */
export function SegmentsField<Value extends string | number>({ label, hint, ...control }: Props<Value>) {
  const id = useId();
  return (
    <div>
      <Input.Label component="span" id={id}>
        {label}
      </Input.Label>
      <SegmentedControl fullWidth aria-labelledby={id} {...control} />
      {hint ? <FieldHint>{hint}</FieldHint> : null}
    </div>
  );
}
