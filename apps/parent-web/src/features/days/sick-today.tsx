import { serverNow } from '@herohood/browser/server-clock';
import type { Child } from '@herohood/domain/children/schema';
import { addDays, type FamilyClock, familyDay } from '@herohood/domain/time/family-day';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { trpc } from '../../lib/api';
import { daysText } from '../../text/en/days';
import { DayGlyph } from './day-glyph';
import { useMarks } from './use-marks';

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

/** Whether a hero is sick today, and the one tap that says so or ends it. */
function useSickToday(hero: Child, clock: FamilyClock) {
  const today = familyDay(serverNow(), clock);
  const marks = trpc.days.listMarks.useQuery({ from: today, until: today });
  const { mark, edit, erase, isBusy } = useMarks(today);
  const sick = marks.data?.filter(({ kind }) => kind === 'sick') ?? [];
  const own = sick.find(({ childId }) => childId === hero.id);

  const begin = () =>
    mark({ childId: hero.id, kind: 'sick', from: today, until: today, note: null }, text.marked(hero.name));
  /** The days before stay as they were. */
  async function end() {
    if (!own) return;
    const said = text.wellAgain(hero.name);
    if (own.from === today) await erase(own, said);
    else await edit(own, { ...own, until: addDays(today, -1) }, said);
  }

  return {
    isKnown: marks.data !== undefined,
    isSick: own !== undefined,
    /** By a mark of the whole family, which ends in the calendar. */
    areAllSick: sick.some(({ childId }) => childId === null),
    begin,
    end,
    isBusy,
  };
}
