import { ageIn, birthYears } from '@herohood/domain/children/age';
import { LOOK_CHOICES, type LookChoice } from '@herohood/domain/children/look';
import type { Locale } from '@herohood/domain/languages/locale';
import { NativeSelect } from '@mantine/core';
import { LanguageSelect } from '../../layout/language-select';
import { useFamilyYear, useUser } from '../../lib/use-user';
import { appLookText as lookText } from '../../text/en/app-look';
import { childrenText as text } from '../../text/en/children';
import { languagesText as languageText } from '../../text/en/languages';

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

interface LookProps {
  look: LookChoice;
  onChange: (look: LookChoice) => void;
}

/** How a hero's app shows itself; whoever leaves it alone gets what fits the age. */
export function LookField({ look, onChange }: LookProps) {
  return (
    <NativeSelect
      label={lookText.label}
      description={lookText.hints[look]}
      size="md"
      value={look}
      onChange={({ currentTarget: { value } }) =>
        onChange(LOOK_CHOICES.find((choice) => choice === value) ?? 'auto')
      }
      data={LOOK_CHOICES.map((value) => ({ value, label: lookText.choices[value] }))}
    />
  );
}

interface LanguageProps {
  locale: Locale | null;
  onChange: (locale: Locale | null) => void;
}

/** What a hero's app speaks and reads aloud (rules: languages). */
export function HeroLanguage({ locale, onChange }: LanguageProps) {
  const { user } = useUser();
  return (
    <LanguageSelect
      label={languageText.label}
      description={languageText.heroHint}
      size="md"
      familyLocale={user?.familyLocale ?? 'en'}
      value={locale}
      onChange={onChange}
    />
  );
}
