import { ownNameOf } from '@herohood/browser/text/own-names';
import { LOCALES, type Locale } from '@herohood/domain/languages/locale';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { languagesText as text } from '../text/en/languages';

interface Props extends Pick<NativeSelectProps, 'label' | 'description' | 'size' | 'disabled'> {
  /** Null: like the family. */
  value: Locale | null;
  onChange: (locale: Locale | null) => void;
  /** What the family speaks, where its language may be followed. */
  familyLocale?: Locale;
}

/** Chooses one of the languages that the apps have, by the names that their speakers give them. */
export function LanguageSelect({ value, onChange, familyLocale, ...field }: Props) {
  const offered: readonly Locale[] = LOCALES;
  // A pseudo-locale that somebody tries stays a choice.
  const locales = value === null || offered.includes(value) ? offered : [...offered, value];
  return (
    <NativeSelect
      {...field}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(locales.find((locale) => locale === currentTarget.value) ?? null)
      }
    >
      {familyLocale ? <option value="">{text.like(ownNameOf(familyLocale))}</option> : null}
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {ownNameOf(locale)}
        </option>
      ))}
    </NativeSelect>
  );
}
