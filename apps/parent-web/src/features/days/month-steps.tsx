import { addMonths, daysOfMonth, monthOf } from '@herohood/domain/days/calendar-months';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { monthName } from '../../lib/format-day';
import { daysText } from '../../text/en/days';
import classes from './month-steps.module.css';

const text = daysText.months;

interface Props {
  month: string;
  today: string;
  bounds: { first: string; last: string };
  onMonth: (month: string) => void;
}

/** The month that is shown, and the way to others. */
export function MonthSteps({ month, today, bounds, onMonth }: Props) {
  return (
    <div className={classes.steps}>
      <IconButton
        variant="default"
        size={44}
        label={text.earlier}
        disabled={month <= bounds.first}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <span className={classes.backwards}>
          <Icon name="chevron" />
        </span>
      </IconButton>
      <strong aria-live="polite">{monthName(daysOfMonth(month).from)}</strong>
      <IconButton
        variant="default"
        size={44}
        label={text.later}
        disabled={month >= bounds.last}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <Icon name="chevron" />
      </IconButton>
      {month === monthOf(today) ? null : (
        <Button variant="subtle" onClick={() => onMonth(monthOf(today))}>
          {text.today}
        </Button>
      )}
    </div>
  );
}
