import { type ApprovalPolicy, PHOTO_POLICIES } from '@herohood/domain/habits/policy';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { Input, SimpleGrid, Stack, Text } from '@mantine/core';
import { memo, useId } from 'react';
import { SegmentsField } from '../../layout/segments-field';
import { trustText as text } from '../../text/en/trust';
import { withCurrent } from './choices';
import classes from './trust-fields.module.css';

/** Few choices that are easy to tell apart; what came from elsewhere is kept beside them. */
const SPOT_CHECKS = [0, 3, 5, 10, 20];

type TrustValues = Pick<MasterHabit, 'approval' | 'spotCheck' | 'photo'>;

interface Props extends TrustValues {
  /** Without it nothing is trusted (rules: trust). */
  hasAccess: boolean;
  onChange: (part: Partial<TrustValues>) => void;
}

/** Who says yes to a mission, how often trust is looked at, and whether a picture goes with it. */
export const TrustFields = memo(function TrustFields({
  approval,
  spotCheck,
  photo,
  hasAccess,
  onChange,
}: Props) {
  const spots = withCurrent(SPOT_CHECKS, spotCheck).sort((a, b) => a - b);
  return (
    <Stack component="fieldset" gap="0.75rem">
      <Input.Label component="legend">{text.section}</Input.Label>
      <TrustLadder value={approval} onChange={(next) => onChange({ approval: next })} />
      {approval === 'trust' ? (
        <div>
          {hasAccess ? null : (
            <Text size="sm" mb="xs">
              {text.needsAccess}
            </Text>
          )}
          <SegmentsField
            label={text.spotChecks}
            hint={`${text.spotChecksHint(spotCheck)} ${text.askAgain}`}
            value={spotCheck}
            data={spots.map((value) => ({ value, label: value === 0 ? text.never : text.oneIn(value) }))}
            onChange={(next) => onChange({ spotCheck: next })}
          />
        </div>
      ) : null}
      <SegmentsField
        label={text.photo}
        hint={text.photoHints[photo]}
        value={photo}
        data={PHOTO_POLICIES.map((value) => ({ value, label: text.photos[value] }))}
        onChange={(next) => onChange({ photo: next })}
      />
    </Stack>
  );
});

/** From the most asking to the least. */
const RUNGS = ['ask', 'family', 'trust'] as const satisfies readonly ApprovalPolicy[];
const STEP_HEIGHTS = [10, 16, 22];

interface LadderProps {
  value: ApprovalPolicy;
  onChange: (value: ApprovalPolicy) => void;
}

/** Who says yes to a mission, from 'ask me' up to trust: radio buttons, so that the arrow keys climb (rules: trust). */
export function TrustLadder({ value, onChange }: LadderProps) {
  const name = useId();
  return (
    <SimpleGrid minColWidth="min(11rem, 100%)" autoFlow="auto-fit" spacing="0.5rem">
      {RUNGS.map((rung, height) => (
        <label key={rung} className={classes.rung}>
          <input
            type="radio"
            name={name}
            aria-label={text.rungs[rung].title}
            aria-describedby={`${name}${rung}`}
            checked={value === rung}
            onChange={() => onChange(rung)}
          />
          <span className={classes.steps} aria-hidden>
            {STEP_HEIGHTS.map((step, at) => (
              <i key={step} style={{ height: step }} data-on={at <= height || undefined} />
            ))}
          </span>
          <span className={classes.words}>
            <strong>{text.rungs[rung].title}</strong>
            <span id={`${name}${rung}`}>{text.rungs[rung].hint}</span>
          </span>
        </label>
      ))}
    </SimpleGrid>
  );
}
