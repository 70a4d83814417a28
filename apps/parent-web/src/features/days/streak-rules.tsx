import { sayList } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import { STREAK_RULES, type StreakRule } from '@herohood/domain/days/facts';
import type { Badges } from '@herohood/domain/progress/schema';
import { Box, Group, SimpleGrid, Text } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { Section } from '../../layout/section';
import { SegmentsField } from '../../layout/segments-field';
import { trpc } from '../../lib/api';
import { shortDay } from '../../lib/format-day';
import { withSaved } from '../../lib/shown-lists';
import { useChangeToday } from '../../lib/today';
import { useAct } from '../../lib/use-act';
import { streaksText } from '../../text/en/streaks';
import { DayGlyph } from './day-glyph';
import classes from './hero-calendar.module.css';

const text = streaksText.hero;

interface Props {
  hero: Child;
  shieldsEnabled: boolean;
}

/** What makes a hero's day count, and the shields that they hold (rules: streaks). */
export function StreakRules({ hero, shieldsEnabled }: Props) {
  const badges = trpc.progress.badges.useQuery({ id: hero.id });
  return (
    <Section id="streak" title={text.title}>
      <SimpleGrid
        minColWidth="min(19rem, 100%)"
        autoFlow="auto-fit"
        spacing="1.5rem"
        verticalSpacing="1rem"
        style={{ alignItems: 'start' }}
      >
        <RuleChoice hero={hero} />
        <Shields shields={badges.data?.shields} areOn={shieldsEnabled} />
      </SimpleGrid>
    </Section>
  );
}

function RuleChoice({ hero }: { hero: Child }) {
  const { progress, days } = trpc.useUtils();
  const change = useChangeToday();
  const update = trpc.children.update.useMutation();
  const { send, sending } = useAct({
    call: (streakRule: StreakRule) => update.mutateAsync({ id: hero.id, streakRule }),
    done(saved) {
      change(({ heroes }) => ({ heroes: withSaved(saved)(heroes) }));
      return text.saved(hero.name);
    },
    refresh: [progress, days],
    failed: { title: text.failed },
  });
  const rule = sending ?? hero.streakRule;

  return (
    <SegmentsField
      label={text.rule}
      hint={text.ruleHints[rule]}
      disabled={sending !== null}
      value={rule}
      data={STREAK_RULES.map((value) => ({ value, label: text.rules[value] }))}
      onChange={(next) => void send(next)}
    />
  );
}

function Shields({ shields, areOn }: { shields: Badges['shields'] | undefined; areOn: boolean }) {
  const last = sayList([...(shields?.used ?? [])].sort().slice(-3).map(shortDay));
  return (
    <Group gap="0.6rem 0.9rem" p="0.75rem 1rem" bg="var(--surface-sunken)" bdrs="1rem">
      <Group gap="0.35rem" aria-hidden>
        {[1, 2].map((n) => (
          <span
            key={n}
            className={classes.shield}
            data-kind="shielded"
            data-held={(areOn && (shields?.held ?? 0) >= n) || undefined}
          >
            <DayGlyph kind="shielded" size={26} />
          </span>
        ))}
      </Group>
      <Box flex="1 1 10rem" miw={0}>
        {areOn && shields ? <strong>{text.shields(shields.held, shields.max)}</strong> : null}
        <Hint>{areOn ? text.shieldsHint : text.shieldsOff}</Hint>
        {last ? <Text size="sm">{text.used(last)}</Text> : null}
      </Box>
    </Group>
  );
}
