import { lazily } from '@herohood/browser/lazy-part';
import { sayList } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import type { CarePattern } from '@herohood/domain/days/marks';
import { WEEKDAYS } from '@herohood/domain/days/schedule-bounds';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button } from '@mantine/core';
import { useState } from 'react';
import people from '../../layout/people-row.module.css';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { daysText } from '../../text/en/days';
import { scheduleText } from '../../text/en/schedule';
import { awayInWeek, runningWeek } from './care-weeks';
import { useCarePatterns } from './use-family-calendar';

const CareDialog = lazily(async () => (await import('./care-dialog')).CareDialog);

const text = daysText.homes;

interface Props {
  heroes: readonly Child[];
  today: string;
}

/** At which of two homes each hero is, and the way to plan it. */
export function HomesSection({ heroes, today }: Props) {
  const { answers, patterns } = useCarePatterns(heroes);
  const [edited, setEdited] = useState<Child | null>(null);
  const failed = answers.find(({ error, data }) => error && data === undefined);
  const query = {
    data: answers.every(({ data }) => data !== undefined) ? patterns : undefined,
    error: failed?.error,
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
  return (
    <Section id="homes" title={text.title} hint={text.hint}>
      <Loaded query={query} what={text.load} skeleton={<ListSkeleton rows={heroes.length} height={56} />}>
        {(known) => (
          <ul className={rows.list}>
            {heroes.map((hero) => {
              const pattern = known.get(hero.id);
              return (
                <li key={hero.id} className={rows.row}>
                  <span className={people.face}>
                    <HeroArt {...hero} size={40} crop="portrait" />
                  </span>
                  <div className={rows.what}>
                    <strong>
                      <bdi>{hero.name}</bdi>
                    </strong>
                    <span>{pattern ? patternWords(pattern, today) : text.none}</span>
                  </div>
                  <Button
                    variant="default"
                    size="sm"
                    ms="auto"
                    aria-label={text.editOf(hero.name)}
                    onClick={() => setEdited(hero)}
                  >
                    {text.edit}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {edited ? (
        <CareDialog
          hero={edited}
          pattern={patterns.get(edited.id) ?? null}
          today={today}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Section>
  );
}

/** 'Week 1 of 2 is running · away Fri, Sat, Sun'. */
function patternWords(pattern: CarePattern, today: string): string {
  const running = runningWeek(pattern, today);
  const days = awayInWeek(pattern, running).map((day) => scheduleText.weekdays[WEEKDAYS[day]!]);
  return text.runs(pattern.weeks, running, days.length > 0 ? text.away(sayList(days)) : text.never);
}
