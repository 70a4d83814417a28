import { Group, SegmentedControl } from '@mantine/core';
import { StepArrows } from '../../layout/step-arrows';
import { monthName, shortDay } from '../../lib/format-day';
import { reportText } from '../../text/en/progress';
import { MOST_BACK, type ReportWindow } from './report-address';
import { daysOfWindow } from './report-window';

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
    <Group justify="space-between" gap="0.75rem" mb="md">
      <SegmentedControl
        className="on-screen"
        aria-label={text.label}
        value={view}
        data={[...text.views]}
        onChange={(next) => onChange({ view: next, back: 0 })}
      />
      <Group gap="0.75rem" wrap="nowrap" miw={0}>
        <StepArrows
          earlier={{ label: text.earlier[view], disabled: back >= MOST_BACK[view], onClick: () => go(1) }}
          later={{ label: text.later[view], disabled: back === 0, onClick: () => go(-1) }}
        >
          <strong aria-live="polite" style={{ textAlign: 'center', textWrap: 'balance' }}>
            {windowLabel(shown, today)}
          </strong>
        </StepArrows>
      </Group>
    </Group>
  );
}

/** 'Sun 8 Mar to Sat 14 Mar', or 'March 2026'. */
function windowLabel(shown: ReportWindow, today: string): string {
  const { from, to } = daysOfWindow(shown, today);
  return shown.view === 'month' ? monthName(from) : reportText.range(shortDay(from), shortDay(to));
}
