import { amountOf, PERCENT } from '@herohood/domain/missions/amount';
import { Input, Slider, Text } from '@mantine/core';
import { useId } from 'react';
import { amountText as text } from '../../text/en/amount';
import classes from './amount-field.module.css';

const USUAL = [50, 75, 100, 125];
const STEP = 5;
const MARKS = [{ value: PERCENT.whole, label: text.percent(PERCENT.whole) }];

interface Props {
  promisedXp: number;
  hero: string;
  percent: number;
  onChange: (percent: number) => void;
}

/** How much of its promise a mission is paid: the usual shares at one tap, any other by the slider (rules: amounts). */
export function AmountField({ promisedXp, hero, percent, onChange }: Props) {
  const name = useId();
  const paid = text.paid(amountOf(promisedXp, percent).xp, promisedXp);
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend">{text.section}</Input.Label>
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
          step={STEP}
          marks={MARKS}
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
