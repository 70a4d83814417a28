import { TextInput } from '@mantine/core';
import { checkoutText } from '../../text/en/checkout';
import { type CardErrors, type CardValues, formatCvc, formatExpiry, formatNumber } from './card';
import classes from './payment-frame.module.css';
import { useFormattedField } from './use-formatted-field';

const text = checkoutText.card;

interface Props {
  values: CardValues;
  errors: CardErrors;
  isDisabled: boolean;
  onChange: (part: Partial<CardValues>) => void;
}

/** Number, expiry, security code and name; digits are grouped while they are typed. */
export function CardFields({ values, errors, isDisabled, onChange }: Props) {
  const number = useFormattedField({
    value: values.number,
    format: formatNumber,
    onChange: (next) => onChange({ number: next }),
  });
  const expiry = useFormattedField({
    value: values.expiry,
    format: formatExpiry,
    onChange: (next) => onChange({ expiry: next }),
  });
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
      <div className={classes.pair}>
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
      </div>
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
