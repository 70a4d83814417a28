import type { User } from '@herohood/domain/account/schema';
import { type Locale, localeOf } from '@herohood/domain/languages/locale';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LanguageSelect } from '../../layout/language-select';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { turnTo } from '../../lib/use-own-language';
import { appText } from '../../text/en/app';
import { languagesText as text } from '../../text/en/languages';

/** What everybody speaks who has chosen no language of their own. Saved by a button: it may load the page anew. */
export function FamilyLanguage({ user }: { user: User }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateFamily.useMutation();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const locale = chosen ?? user.familyLocale;

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      const saved = await update.mutateAsync({ locale });
      utils.account.me.setData(undefined, saved);
      void utils.family.audit.invalidate();
      setChosen(null);
      toast.success(text.saved);
      turnTo(localeOf(saved, { locale: saved.familyLocale }));
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) });
    }
  }

  return (
    <Section id="family-language" title={text.family} hint={text.familyHint}>
      <form onSubmit={(event) => void save(event)}>
        <Group align="flex-end">
          <LanguageSelect
            label={text.label}
            value={locale}
            onChange={setChosen}
            disabled={update.isPending}
          />
          <Button type="submit" disabled={locale === user.familyLocale} loading={update.isPending}>
            {appText.save}
          </Button>
        </Group>
      </form>
    </Section>
  );
}
