import type { Child } from '@herohood/domain/children/schema';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { Button, Text } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { shortDay } from '../../lib/format-day';
import { daysText } from '../../text/en/days';
import classes from './family-calendar.module.css';
import { MarkRow } from './mark-row';
import { awayByPattern, type Calendar, marksOfDay } from './marks-of-days';

const text = daysText.picked;

interface Props {
  day: string;
  calendar: Calendar;
  heroes: readonly Child[];
  onEdit: (mark: DayMark) => void;
  onRemove: (mark: DayMark) => void;
  onAdd: () => void;
}

/** What is on the day that was looked at last. */
export function PickedDay({ day, calendar, heroes, onEdit, onRemove, onAdd }: Props) {
  const marks = marksOfDay(calendar, day);
  const away = awayByPattern(calendar, day);
  return (
    <div className={classes.picked}>
      <Text fw={700} mb="xs" role="status">
        {shortDay(day)}
      </Text>
      {marks.length > 0 ? (
        <ul className={classes.rows}>
          {marks.map((mark) => (
            <MarkRow
              key={mark.id}
              {...{ mark, heroes }}
              onEdit={() => onEdit(mark)}
              onRemove={() => onRemove(mark)}
            />
          ))}
        </ul>
      ) : null}
      {away.map(({ id, name }) => (
        <Text key={id} size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {text.pattern(name)}
        </Text>
      ))}
      {marks.length + away.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.nothing}
        </Text>
      ) : null}
      <Button variant="light" mt="sm" size="sm" leftSection={<Icon name="plus" size={16} />} onClick={onAdd}>
        {text.add}
      </Button>
    </div>
  );
}
