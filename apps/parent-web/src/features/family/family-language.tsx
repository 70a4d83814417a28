import type { User } from '@herohood/domain/account/schema';
import { type Locale, localeOf } from '@herohood/domain/languages/locale';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LanguageSelect } from '../../layout/language-select';
import { Section } from '../../layout/section';
import { turnTo } from '../../lib/use-own-language';
import { useSaveFamily } from '../../lib/use-save-family';
import { appText } from '../../text/en/app';
import { languagesText as text } from '../../text/en/languages';

/** What everybody speaks who has chosen no language of their own. Saved by a button: it may load the page anew. */
export function FamilyLanguage({ user }: { user: User }) {
  const [chosen, setChosen] = useState<Locale | null>(null);
  const locale = chosen ?? user.familyLocale;

  const { send, isSending } = useSaveFamily({
    done(saved) {
      setChosen(null);
      turnTo(localeOf(saved, { locale: saved.familyLocale }));
      return text.saved;
    },
    failed: text.failed,
  });
  function save(event: FormEvent) {
    event.preventDefault();
    void send({ locale });
  }

  return (
    <Section id="family-language" title={text.family} hint={text.familyHint}>
      <form onSubmit={save}>
        <Group align="flex-end">
          <LanguageSelect label={text.label} value={locale} onChange={setChosen} disabled={isSending} />
          <Button type="submit" disabled={locale === user.familyLocale} loading={isSending}>
            {appText.save}
          </Button>
        </Group>
      </form>
    </Section>
  );
}
