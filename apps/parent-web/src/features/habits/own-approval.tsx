import type { ApprovalPolicy } from '@herohood/domain/habits/policy';
import { familyDay } from '@herohood/domain/time/family-day';
import { Alert, Button, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { Icon } from '../../layout/icon';
import { trpc } from '../../lib/api';
import { shortDay } from '../../lib/format-day';
import { useAct } from '../../lib/use-act';
import { useUser } from '../../lib/use-user';
import { trustText } from '../../text/en/trust';
import { TrustLadder } from './trust-fields';
import type { Planned } from './use-assign-habit';

const text = trustText.own;

interface Props extends Planned {
  /** Null: as the family's habit. */
  value: ApprovalPolicy | null;
  onChange: (value: ApprovalPolicy | null) => void;
}

/** Who says yes to one hero's mission: as for the family, or an answer of their own (rules: trust). */
export function OwnApproval({ pair, assignment, value, onChange }: Props) {
  const { hero, habit } = pair;
  const id = useId();
  return (
    <Stack component="fieldset" gap="0.75rem">
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
    </Stack>
  );
}

/** For a few days a parent is asked, whatever was chosen; they may end it. */
function Asked({ pair, assignment, until }: Pick<Props, 'pair' | 'assignment'> & { until: string }) {
  const { user } = useUser();
  const { hero, habit } = pair;
  const { send, isSending } = useAct({
    call: trpc.habits.update.useMutation().mutateAsync,
    done: () => ({ title: text.ended.title, message: text.ended.message(habit.name, hero.name) }),
    refresh: [trpc.useUtils().habits],
    failed: { title: text.endFailed },
  });
  // What was chosen before is said once more (rules: trust).
  const endAsking = () => void send({ id: assignment.id, approval: assignment.own.approval });
  const day = familyDay(new Date(until), user ?? { timeZone: 'UTC', dayStartHour: 0 });
  return (
    <Alert color="sunshine" radius="lg" icon={<Icon name="eye" />} title={text.until(shortDay(day))}>
      <Text size="sm" mb="sm">
        {text.why(hero.name)}
      </Text>
      <Button size="sm" mih={44} variant="default" loading={isSending} onClick={endAsking}>
        {text.end}
      </Button>
    </Alert>
  );
}
