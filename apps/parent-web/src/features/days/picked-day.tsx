import { Text } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { Hint, Hollow } from '../../layout/hint';
import { shortDay } from '../../lib/format-day';
import { daysText } from '../../text/en/days';
import classes from './family-calendar.module.css';
import { MarkRows, type RowsProps } from './mark-list';
import { awayByPattern, type Calendar, marksOfDay } from './marks-of-days';

const text = daysText.picked;

interface Props extends RowsProps {
  day: string;
  calendar: Calendar;
  onAdd: () => void;
}

/** What is on the day that was looked at last. */
export function PickedDay({ day, calendar, onAdd, ...rows }: Props) {
  const marks = marksOfDay(calendar, day);
  const away = awayByPattern(calendar, day);
  return (
    <Hollow p="1rem" className={classes.picked}>
      <Text fw={700} mb="xs" role="status">
        {shortDay(day)}
      </Text>
      {marks.length > 0 ? <MarkRows marks={marks} {...rows} /> : null}
      {away.map(({ id, name }) => (
        <Text key={id} size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {text.pattern(name)}
        </Text>
      ))}
      {marks.length + away.length === 0 ? <Hint>{text.nothing}</Hint> : null}
      <ActButton variant="light" mt="sm" size="sm" icon="plus" onClick={onAdd}>
        {text.add}
      </ActButton>
    </Hollow>
  );
}
