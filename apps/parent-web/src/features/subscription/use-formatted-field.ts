import { digitsOf } from '@herohood/domain/digits';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

interface Options {
  value: string;
  format: (text: string) => string;
  onChange: (value: string) => void;
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
export function useFormattedField({ value, format, onChange }: Options) {
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
