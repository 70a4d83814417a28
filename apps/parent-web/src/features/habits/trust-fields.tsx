import { PHOTO_POLICIES } from '@herohood/domain/habits/policy';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { Input, SegmentedControl, Text } from '@mantine/core';
import { memo, useId } from 'react';
import { trustText as text } from '../../text/en/trust';
import { withCurrent } from './choices';
import classes from './trust-fields.module.css';
import { TrustLadder } from './trust-ladder';

/** Few choices that are easy to tell apart; what came from elsewhere is kept beside them. */
const SPOT_CHECKS = [0, 3, 5, 10, 20];

export type TrustValues = Pick<MasterHabit, 'approval' | 'spotCheck' | 'photo'>;

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
  const id = useId();
  const spots = [...withCurrent(SPOT_CHECKS, spotCheck)].sort((a, b) => a - b);
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend">{text.section}</Input.Label>
      <TrustLadder value={approval} onChange={(next) => onChange({ approval: next })} />
      {approval === 'trust' ? (
        <div>
          {hasAccess ? null : (
            <Text size="sm" mb="xs">
              {text.needsAccess}
            </Text>
          )}
          <Input.Label component="span" id={`${id}spots`}>
            {text.spotChecks}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby={`${id}spots`}
            value={String(spotCheck)}
            data={spots.map((n) => ({ value: String(n), label: n === 0 ? text.never : text.oneIn(n) }))}
            onChange={(n) => onChange({ spotCheck: Number(n) })}
          />
          <Text size="xs" c="dimmed" mt={4}>
            {text.spotChecksHint(spotCheck)} {text.askAgain}
          </Text>
        </div>
      ) : null}
      <div>
        <Input.Label component="span" id={`${id}photo`}>
          {text.photo}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}photo`}
          value={photo}
          data={PHOTO_POLICIES.map((value) => ({ value, label: text.photos[value] }))}
          onChange={(next) => onChange({ photo: next })}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {text.photoHints[photo]}
        </Text>
      </div>
    </fieldset>
  );
});
