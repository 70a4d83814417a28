import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Badge, Stack, Title } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { Section } from '../../layout/section';
import { pointsText as text } from '../../text/en/points';
import { BonusButtons } from './bonus-buttons';
import classes from './points.module.css';
import { RecentActivity } from './recent-activity';

interface Props {
  hero: Child;
  clock: FamilyClock;
  /** How many of the hero's claims and points wait for a parent; they are answered at Today. */
  waiting: number;
}

/** One hero's rewards and points: how much waits, bonuses to give, what happened lately. */
export function RewardPanel({ hero, clock, waiting }: Props) {
  return (
    <Section
      id="points"
      title={text.section}
      hint={text.sectionHint}
      badge={waiting > 0 ? <Badge color="sunshine">{text.pendingCount(waiting)}</Badge> : undefined}
    >
      <div className={classes.columns}>
        <Stack gap="lg">
          <Stack gap="xs">
            <Title order={3} size="h5">
              {text.pendingTitle}
            </Title>
            {waiting > 0 ? (
              <LinkButton to="/parent" variant="light" rightSection={<Icon name="chevron" size={16} />}>
                {text.pendingAtToday(waiting)}
              </LinkButton>
            ) : (
              <Hint>{text.pendingNone}</Hint>
            )}
          </Stack>
          <div>
            <Title order={3} size="h5" mb="xs">
              {text.bonusTitle}
            </Title>
            <BonusButtons hero={hero} />
          </div>
        </Stack>
        <div>
          <Title order={3} size="h5" mb="xs">
            {text.activityTitle}
          </Title>
          <RecentActivity hero={hero} timeZone={clock.timeZone} />
        </div>
      </div>
    </Section>
  );
}
