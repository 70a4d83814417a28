import { amountOf, PERCENT, PERCENT_STEP, percentOfSteps } from '@herohood/domain/missions/amount';
import { Box, Group, Input, SegmentedControl, Slider, Text } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { RadioTiles } from '../../layout/radio-tiles';
import { amountText as text } from '../../text/en/amount';

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
  const paid = text.paid(amountOf(promisedXp, percent).xp, promisedXp);
  return (
    <fieldset>
      <Input.Label component="legend">{text.section}</Input.Label>
      {steps > 0 ? <StepsDone steps={steps} percent={percent} onChange={onChange} /> : null}
      <RadioTiles
        choices={USUAL.map((value) => ({ value, label: text.percent(value) }))}
        value={percent}
        minWidth="4rem"
        onChange={onChange}
      />
      <Group justify="space-between" align="baseline" gap="0.25rem 0.75rem" mt="0.6rem">
        <Text component="strong" fz="1.25rem" fw={700} c="purple" aria-live="polite">
          {paid}
        </Text>
        <Hint>{percent === PERCENT.whole ? null : text.both(hero)}</Hint>
      </Group>
      {/* The thumb at either end, and the mark below it. */}
      <Box p="0.25rem 0.9rem 1.4rem">
        <Slider
          min={PERCENT.min}
          max={PERCENT.max}
          step={PERCENT_STEP}
          marks={marks()}
          thumbLabel={text.slider}
          thumbValueText={`${text.percent(percent)}, ${paid}`}
          value={percent}
          onChange={onChange}
        />
      </Box>
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
