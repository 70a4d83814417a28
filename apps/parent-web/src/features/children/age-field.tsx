import { ageIn, birthYears } from '@herohood/domain/children/age';
import { NativeSelect } from '@mantine/core';
import { useFamilyYear } from '../../lib/use-user';
import { childrenText as text } from '../../text/en/children';

interface Props {
  birthYear: number | null;
  onChange: (birthYear: number | null) => void;
}

/** How old a hero is. What is kept is the year of birth, so that nobody has to come back each year. */
export function AgeField({ birthYear, onChange }: Props) {
  const year = useFamilyYear();
  const { from, until } = birthYears(year);
  const years = Array.from({ length: until - from + 1 }, (_, age) => until - age);
  // Who has grown out of the list keeps their year.
  const known = birthYear === null || years.includes(birthYear) ? years : [...years, birthYear];
  return (
    <NativeSelect
      label={text.age}
      description={text.ageHint}
      size="md"
      value={birthYear === null ? '' : String(birthYear)}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
      data={[
        { value: '', label: text.ageUnknown },
        ...known.map((each) => ({ value: String(each), label: text.years(ageIn(year, each) ?? 0) })),
      ]}
    />
  );
}
