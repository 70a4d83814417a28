import { amountOf, PERCENT, PERCENT_STEP, percentOfSteps } from '@herohood/domain/missions/amount';
import { Input, SegmentedControl, Slider, Text } from '@mantine/core';
import { useId } from 'react';
import { amountText as text } from '../../text/en/amount';
import classes from './amount-field.module.css';

const USUAL = [50, 75, 100, 125];
const marks = () => [{ value: PERCENT.whole, label: text.percent(PERCENT.whole) }];

interface Props {
  promisedXp: number;
  /** How many steps the mission has; 0 without any. */
  steps: number;
  hero: string;
  percent: number;
  onChange: (percent: number) => void;
}

/** How much of its promise a mission is paid: by its steps, the usual shares at one tap, any other by the slider (rules: amounts). */
export function AmountField({ promisedXp, steps, hero, percent, onChange }: Props) {
  const name = useId();
  const paid = text.paid(amountOf(promisedXp, percent).xp, promisedXp);
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend">{text.section}</Input.Label>
      {steps > 0 ? <StepsDone steps={steps} percent={percent} onChange={onChange} /> : null}
      <div className={classes.usual}>
        {USUAL.map((share) => (
          <label key={share} className={classes.one}>
            <input type="radio" name={name} checked={percent === share} onChange={() => onChange(share)} />
            {text.percent(share)}
          </label>
        ))}
      </div>
      <div className={classes.line}>
        <strong aria-live="polite">{paid}</strong>
        <Text size="sm" c="dimmed">
          {percent === PERCENT.whole ? null : text.both(hero)}
        </Text>
      </div>
      <div className={classes.slider}>
        <Slider
          min={PERCENT.min}
          max={PERCENT.max}
          step={PERCENT_STEP}
          marks={marks()}
          label={null}
          thumbLabel={text.slider}
          thumbValueText={`${text.percent(percent)}, ${paid}`}
          thumbSize={26}
          size="lg"
          value={percent}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

/** How many steps are done suggests the share that is paid; what was chosen otherwise is no number of steps. */
function StepsDone({ steps, percent, onChange }: Pick<Props, 'steps' | 'percent' | 'onChange'>) {
  const shares = Array.from({ length: steps }, (_, at) => percentOfSteps(at + 1, steps));
  const done = shares.indexOf(percent) + 1;
  return (
    <Input.Wrapper label={text.steps(steps)} size="sm" labelElement="div" mb="sm">
      <SegmentedControl
        fullWidth
        aria-label={text.steps(steps)}
        value={done > 0 ? String(done) : ''}
        data={shares.map((_, at) => String(at + 1))}
        onChange={(value) => onChange(shares[Number(value) - 1] ?? PERCENT.whole)}
      />
    </Input.Wrapper>
  );
}
