import { sayList } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import { STREAK_RULES, type StreakRule } from '@herohood/domain/days/facts';
import type { Badges } from '@herohood/domain/progress/schema';
import { Input, SegmentedControl, Text } from '@mantine/core';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { shortDay } from '../../lib/format-day';
import { withSaved } from '../../lib/shown-lists';
import { useChangeToday } from '../../lib/today';
import { useAct } from '../../lib/use-act';
import { streaksText } from '../../text/en/streaks';
import { DayGlyph } from './day-glyph';
import classes from './streak-rules.module.css';

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
      <div className={classes.columns}>
        <RuleChoice hero={hero} />
        <Shields shields={badges.data?.shields} areOn={shieldsEnabled} />
      </div>
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
    <div>
      <Input.Label component="span" id="streak-rule">
        {text.rule}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby="streak-rule"
        disabled={sending !== null}
        value={rule}
        data={STREAK_RULES.map((value) => ({ value, label: text.rules[value] }))}
        onChange={(next) => void send(next)}
      />
      <Text size="sm" c="dimmed" mt={6}>
        {text.ruleHints[rule]}
      </Text>
    </div>
  );
}

function Shields({ shields, areOn }: { shields: Badges['shields'] | undefined; areOn: boolean }) {
  const last = sayList([...(shields?.used ?? [])].sort().slice(-3).map(shortDay));
  return (
    <div className={classes.shields} data-kind="shielded">
      <span className={classes.pictures} aria-hidden>
        {[1, 2].map((n) => (
          <span key={n} data-held={(areOn && (shields?.held ?? 0) >= n) || undefined}>
            <DayGlyph kind="shielded" size={26} />
          </span>
        ))}
      </span>
      <div>
        {areOn && shields ? <strong>{text.shields(shields.held, shields.max)}</strong> : null}
        <Text size="sm" c="dimmed">
          {areOn ? text.shieldsHint : text.shieldsOff}
        </Text>
        {last ? <Text size="sm">{text.used(last)}</Text> : null}
      </div>
    </div>
  );
}
