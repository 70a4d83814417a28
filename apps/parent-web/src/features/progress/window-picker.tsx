import { SegmentedControl } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { monthName, shortDay } from '../../lib/format-day';
import { reportText } from '../../text/en/progress';
import { MOST_BACK, type ReportWindow } from './report-address';
import { daysOfWindow } from './report-window';
import classes from './window-picker.module.css';

const text = reportText.window;

interface Props {
  shown: ReportWindow;
  today: string;
  onChange: (next: ReportWindow) => void;
}

/** Week or month, and the way to earlier ones. */
export function WindowPicker({ shown, today, onChange }: Props) {
  const { view, back } = shown;
  const go = (step: number) => onChange({ view, back: back + step });
  return (
    <div className={classes.picker}>
      <SegmentedControl
        aria-label={text.label}
        value={view}
        data={[...text.views]}
        onChange={(next) => onChange({ view: next, back: 0 })}
      />
      <div className={classes.steps}>
        <IconButton
          variant="default"
          size={44}
          label={text.earlier[view]}
          disabled={back >= MOST_BACK[view]}
          onClick={() => go(1)}
        >
          <span className={classes.backwards}>
            <Icon name="chevron" />
          </span>
        </IconButton>
        <strong aria-live="polite">{windowLabel(shown, today)}</strong>
        <IconButton
          variant="default"
          size={44}
          label={text.later[view]}
          disabled={back === 0}
          onClick={() => go(-1)}
        >
          <Icon name="chevron" />
        </IconButton>
      </div>
    </div>
  );
}

/** 'Sun 8 Mar to Sat 14 Mar', or 'March 2026'. */
export function windowLabel(shown: ReportWindow, today: string): string {
  const { from, to } = daysOfWindow(shown, today);
  return shown.view === 'month' ? monthName(from) : reportText.range(shortDay(from), shortDay(to));
}
