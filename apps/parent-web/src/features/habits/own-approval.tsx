import type { ApprovalPolicy } from '@herohood/domain/habits/policy';
import type { ChildHabit } from '@herohood/domain/habits/schema';
import { familyDay } from '@herohood/domain/time/family-day';
import { Alert, Button, Input, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { Icon } from '../../layout/icon';
import { shortDay } from '../../lib/format-day';
import { useUser } from '../../lib/use-user';
import { trustText } from '../../text/en/trust';
import classes from './trust-fields.module.css';
import { TrustLadder } from './trust-ladder';
import type { Pair } from './use-assign-habit';
import { useEndAsking } from './use-end-asking';

const text = trustText.own;

interface Props {
  pair: Pair;
  assignment: ChildHabit;
  /** Null: as the family's habit. */
  value: ApprovalPolicy | null;
  onChange: (value: ApprovalPolicy | null) => void;
}

/** Who says yes to one hero's mission: as for the family, or an answer of their own (rules: trust). */
export function OwnApproval({ pair, assignment, value, onChange }: Props) {
  const { hero, habit } = pair;
  const id = useId();
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend" id={id}>
        {text.title(hero.name)}
      </Input.Label>
      {assignment.askUntil ? <Asked {...{ pair, assignment }} until={assignment.askUntil} /> : null}
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={value === null ? 'family' : 'own'}
        data={[
          { value: 'family', label: text.family },
          { value: 'own', label: text.own },
        ]}
        onChange={(whose) => onChange(whose === 'own' ? habit.approval : null)}
      />
      {value === null ? (
        <Text size="sm">{text.familyHint(trustText.rungs[habit.approval].title)}</Text>
      ) : (
        <TrustLadder value={value} onChange={onChange} />
      )}
    </fieldset>
  );
}

/** For a few days a parent is asked, whatever was chosen; they may end it. */
function Asked({ pair, assignment, until }: Pick<Props, 'pair' | 'assignment'> & { until: string }) {
  const { user } = useUser();
  const { endAsking, isEnding } = useEndAsking(assignment, pair);
  const day = familyDay(new Date(until), user ?? { timeZone: 'UTC', dayStartHour: 0 });
  return (
    <Alert color="sunshine" radius="lg" icon={<Icon name="eye" />} title={text.until(shortDay(day))}>
      <Text size="sm" mb="sm">
        {text.why(pair.hero.name)}
      </Text>
      <Button size="sm" mih={44} variant="default" loading={isEnding} onClick={() => void endAsking()}>
        {text.end}
      </Button>
    </Alert>
  );
}
