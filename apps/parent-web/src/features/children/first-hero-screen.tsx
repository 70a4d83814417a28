import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CardHead, FullPageCard } from '../../layout/full-page';
import { childrenText } from '../../text/en/children';
import { HeroFields, NEW_HERO } from './hero-fields';
import { useSaveHero } from './use-save-hero';

const text = childrenText.first;

/** What a family without heroes sees. `menu` is the account's own corner. */
export function FirstHeroScreen({ menu }: { menu: ReactNode }) {
  const [values, setValues] = useState(NEW_HERO);
  const { saveHero, isSaving } = useSaveHero();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saveHero(values);
  };
  return (
    <FullPageCard title={text.title} width={580} menu={menu}>
      <CardHead
        avatarType={values.avatarType}
        avatarUrl={values.avatarUrl}
        size={112}
        title={text.title}
        words={text.hint}
      />
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <HeroFields values={values} onChange={setValues} />
          <Button type="submit" size="lg" disabled={!values.name.trim()} loading={isSaving}>
            {text.button}
          </Button>
        </Stack>
      </form>
    </FullPageCard>
  );
}
