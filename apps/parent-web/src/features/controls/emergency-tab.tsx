import type { Child } from '@herohood/domain/children/schema';
import { Stack, Text, Textarea, Title } from '@mantine/core';
import { CheckList } from '../../layout/check-list';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { controlsText } from '../../text/en/controls';
import { emergencyText as text } from '../../text/en/emergency';
import { EmergencySwitch } from './emergency-switch';

interface Props {
  heroes: readonly Child[];
  hero: Child;
  timeZone: string;
  words: string;
  onWords: (words: string) => void;
}

/** What emergency mode does, the words that go with it, and a switch for every hero. */
export function EmergencyTab({ heroes, hero, timeZone, words, onWords }: Props) {
  return (
    <Stack gap="lg">
      <CheckList points={text.facts} />
      <Textarea
        label={text.words(hero.name)}
        description={text.wordsHint}
        placeholder={text.wordsPlaceholder}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        maxLength={500}
        rows={3}
      />
      <section aria-label={text.everyone}>
        {heroes.length > 1 ? (
          <Title order={3} size="h5" mb="xs">
            {text.everyone}
          </Title>
        ) : null}
        <Stack gap="xs">
          {heroes.map((one) => (
            <HeroSwitch
              key={one.id}
              hero={one}
              timeZone={timeZone}
              words={one.id === hero.id ? words : ''}
              onActivated={() => one.id === hero.id && onWords('')}
            />
          ))}
        </Stack>
      </section>
      <Text size="xs" c="dimmed">
        {text.offHint}
      </Text>
    </Stack>
  );
}

function HeroSwitch(props: { hero: Child; timeZone: string; words: string; onActivated: () => void }) {
  const controls = trpc.controls.get.useQuery({ id: props.hero.id });
  return (
    <Loaded query={controls} what={controlsText.load}>
      {(settings) => <EmergencySwitch {...props} controls={settings} isNamed />}
    </Loaded>
  );
}
