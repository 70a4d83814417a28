import type { ApprovalPolicy } from '@herohood/domain/habits/policy';
import { useId } from 'react';
import { trustText as text } from '../../text/en/trust';
import classes from './trust-fields.module.css';

/** From the most asking to the least. */
const RUNGS = ['ask', 'family', 'trust'] as const satisfies readonly ApprovalPolicy[];
const STEP_HEIGHTS = [10, 16, 22];

interface Props {
  value: ApprovalPolicy;
  onChange: (value: ApprovalPolicy) => void;
}

/** Who says yes to a mission, from 'ask me' up to trust: radio buttons, so that the arrow keys climb (rules: trust). */
export function TrustLadder({ value, onChange }: Props) {
  const name = useId();
  return (
    <div className={classes.ladder}>
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
    </div>
  );
}
