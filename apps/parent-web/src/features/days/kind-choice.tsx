import { MARK_KINDS, type MarkKind } from '@herohood/domain/days/marks';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { Icon } from '../../layout/icon';
import { daysText as text } from '../../text/en/days';
import colors from './day-colors.module.css';
import { DayGlyph } from './day-glyph';
import classes from './kind-choice.module.css';

interface Props {
  label: string;
  kind: MarkKind | null;
  /** Whether nothing can be chosen, to look only. */
  hasNone?: boolean;
  onChange: (kind: MarkKind | null) => void;
}

/** What days are to be marked as; each kind by its shape and colour. */
export function KindChoice({ label, kind, hasNone = false, onChange }: Props) {
  const name = useId();
  const choices: readonly (MarkKind | null)[] = hasNone ? [null, ...MARK_KINDS] : MARK_KINDS;
  return (
    <fieldset>
      <Input.Label component="legend">{label}</Input.Label>
      <div className={classes.kinds}>
        {choices.map((each) => (
          <label key={each} className={`${classes.kind} ${colors.tint}`} data-kind={each ?? undefined}>
            <input type="radio" name={name} checked={each === kind} onChange={() => onChange(each)} />
            {each ? <DayGlyph kind={each} /> : <Icon name="eye" size={18} />}
            {each ? text.kinds[each] : text.paint.look}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
