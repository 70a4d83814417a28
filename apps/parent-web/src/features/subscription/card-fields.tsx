import { digitsOf } from '@herohood/domain/digits';
import { SimpleGrid, TextInput } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { checkoutText } from '../../text/en/checkout';
import { type CardErrors, type CardValues, formatCvc, formatExpiry, formatNumber } from './card';

const text = checkoutText.card;

interface Props {
  values: CardValues;
  errors: CardErrors;
  isDisabled: boolean;
  onChange: (part: Partial<CardValues>) => void;
}

/** Number, expiry, security code and name; digits are grouped while they are typed. */
export function CardFields({ values, errors, isDisabled, onChange }: Props) {
  const number = useFormattedField(values.number, formatNumber, (next) => onChange({ number: next }));
  const expiry = useFormattedField(values.expiry, formatExpiry, (next) => onChange({ expiry: next }));
  const shared = { size: 'md', dir: 'ltr', inputMode: 'numeric', disabled: isDisabled } as const;
  return (
    <>
      <TextInput
        {...shared}
        {...number}
        label={text.number}
        error={errors.number}
        placeholder="1234 1234 1234 1234"
        autoComplete="cc-number"
      />
      <SimpleGrid minColWidth="min(7rem, 100%)" autoFlow="auto-fit">
        <TextInput
          {...shared}
          {...expiry}
          label={text.expiry}
          error={errors.expiry}
          placeholder={text.expiryPlaceholder}
          autoComplete="cc-exp"
        />
        <TextInput
          {...shared}
          label={text.cvc}
          error={errors.cvc}
          placeholder="123"
          autoComplete="cc-csc"
          value={values.cvc}
          onChange={(event) => onChange({ cvc: formatCvc(event.currentTarget.value) })}
        />
      </SimpleGrid>
      <TextInput
        size="md"
        label={text.name}
        error={errors.name}
        autoComplete="cc-name"
        maxLength={80}
        disabled={isDisabled}
        value={values.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
    </>
  );
}

/** Where the caret belongs so that as many digits stand before it as before formatting. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  let place = 0;
  while (place < text.length && seen < digits) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
    place += 1;
  }
  return place;
}

/** A field of digits that is formatted while it is typed; a correction in the middle keeps the caret where it is. */
function useFormattedField(
  value: string,
  format: (text: string) => string,
  onChange: (value: string) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return {
    ref: input,
    value,
    onChange: ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
      const next = format(typed);
      const isAtEnd = selectionStart === null || selectionStart >= typed.length;
      caret.current = isAtEnd ? null : caretAfter(next, digitsOf(typed.slice(0, selectionStart)).length);
      onChange(next);
    },
  };
}
