import { digitsOf } from '@herohood/domain/digits';
import { TextInput, type TextInputProps } from '@mantine/core';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** Undefined: the field is empty. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** What is more becomes this when the field is left. */
  most?: number;
}

/** A field for a whole number; digits of any script are typed and shown as 0–9 (rules: digits). */
export function DigitsField({ value, onChange, most = Number.POSITIVE_INFINITY, ...field }: Props) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...field}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => {
        const digits = digitsOf(currentTarget.value);
        onChange(digits === '' ? undefined : Number(digits));
      }}
      onBlur={() => {
        if (value !== undefined && value > most) onChange(most);
      }}
    />
  );
}
