import type { Locale } from '@herohood/domain/languages/locale';
import { LanguageSelect } from '../../layout/language-select';
import { useUser } from '../../lib/use-user';
import { languagesText as text } from '../../text/en/languages';

interface Props {
  locale: Locale | null;
  onChange: (locale: Locale | null) => void;
}

/** What a hero's app speaks and reads aloud (rules: languages). */
export function HeroLanguage({ locale, onChange }: Props) {
  const { user } = useUser();
  return (
    <LanguageSelect
      label={text.label}
      description={text.heroHint}
      size="md"
      familyLocale={user?.familyLocale ?? 'en'}
      value={locale}
      onChange={onChange}
    />
  );
}
