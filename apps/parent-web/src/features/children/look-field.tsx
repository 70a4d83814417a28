import { LOOK_CHOICES, type LookChoice } from '@herohood/domain/children/look';
import { NativeSelect } from '@mantine/core';
import { appLookText as text } from '../../text/en/app-look';

interface Props {
  look: LookChoice;
  onChange: (look: LookChoice) => void;
}

/** How a hero's app shows itself; whoever leaves it alone gets what fits the age. */
export function LookField({ look, onChange }: Props) {
  return (
    <NativeSelect
      label={text.label}
      description={text.hints[look]}
      size="md"
      value={look}
      onChange={({ currentTarget: { value } }) =>
        onChange(LOOK_CHOICES.find((choice) => choice === value) ?? 'auto')
      }
      data={LOOK_CHOICES.map((value) => ({ value, label: text.choices[value] }))}
    />
  );
}
