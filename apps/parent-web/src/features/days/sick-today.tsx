import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { daysText } from '../../text/en/days';
import { DayGlyph } from './day-glyph';
import { useSickToday } from './use-sick-today';

const text = daysText.sick;

/** One tap for a day in bed, and one for the end of it. */
export function SickToday({ hero, clock }: { hero: Child; clock: FamilyClock }) {
  const { isKnown, isSick, areAllSick, begin, end, isBusy } = useSickToday(hero, clock);
  if (areAllSick) {
    return (
      <LinkButton
        to="/parent/calendar"
        variant="light"
        color="coral"
        leftSection={<DayGlyph kind="sick" />}
        rightSection={<Icon name="chevron" size={16} />}
      >
        {text.all}
      </LinkButton>
    );
  }
  return isSick ? (
    <Button
      variant="light"
      color="coral"
      leftSection={<DayGlyph kind="sick" />}
      loading={isBusy}
      aria-label={text.wellOf(hero.name)}
      onClick={() => void end()}
    >
      {text.well}
    </Button>
  ) : (
    <Button
      variant="default"
      leftSection={<DayGlyph kind="sick" />}
      disabled={!isKnown}
      loading={isBusy}
      aria-label={text.openOf(hero.name)}
      onClick={() => void begin()}
    >
      {text.open}
    </Button>
  );
}
