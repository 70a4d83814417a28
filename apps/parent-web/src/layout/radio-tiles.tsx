import { SimpleGrid } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './choice-tile.module.css';

interface Props<Value extends string | number> {
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  /** Of a tile, where there is room for it. */
  minWidth: string;
  onChange: (value: Value) => void;
}

/** Tiles of which one is chosen. What they are about stands in the group around them. */
export function RadioTiles<Value extends string | number>({
  choices,
  value,
  minWidth,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <SimpleGrid minColWidth={`min(${minWidth}, 100%)`} autoFlow="auto-fit" spacing="0.5rem">
      {choices.map(({ value: each, label }) => (
        <label key={each} className={classes.word}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {label}
        </label>
      ))}
    </SimpleGrid>
  );
}
