import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Brand } from '../../layout/brand';
import { FullPageCard } from '../../layout/full-page';
import { PageTitle } from '../../layout/page-title';
import { appText } from '../../text/en/app';
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
    <FullPageCard width={580}>
      <PageTitle>{text.title}</PageTitle>
      <Group justify="space-between" gap="xs" mb="md">
        <Anchor href="/" underline="never" aria-label={appText.name}>
          <Brand />
        </Anchor>
        <Group gap={4}>{menu}</Group>
      </Group>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Group gap="md">
            <HeroArt avatarType={values.avatarType} avatarUrl={values.avatarUrl} size={112} />
            <div style={{ flex: '1 1 9rem', minWidth: 0 }}>
              <Title order={1} size="h2">
                {text.title}
              </Title>
              <Text c="dimmed">{text.hint}</Text>
            </div>
          </Group>
          <HeroFields values={values} onChange={setValues} />
          <Button type="submit" size="lg" disabled={!values.name.trim()} loading={isSaving}>
            {text.button}
          </Button>
        </Stack>
      </form>
    </FullPageCard>
  );
}
