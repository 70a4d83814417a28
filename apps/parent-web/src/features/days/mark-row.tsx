import type { Child } from '@herohood/domain/children/schema';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { daysText } from '../../text/en/days';
import { DayGlyph } from './day-glyph';
import classes from './family-calendar.module.css';
import { rangeWords } from './use-marks';

const text = daysText.list;

interface Props {
  mark: DayMark;
  heroes: readonly Child[];
  onEdit: () => void;
  onRemove: () => void;
}

/** One stretch of marked days, in words. */
export function MarkRow({ mark, heroes, onEdit, onRemove }: Props) {
  const { kind, childId, note, source } = mark;
  const name = daysText.kinds[kind];
  const when = rangeWords(mark);
  const who = childId ? heroes.find(({ id }) => id === childId)?.name : daysText.everyone;
  return (
    <li className={classes.row} data-kind={kind}>
      <DayGlyph kind={kind} size={20} />
      <div className={classes.what}>
        <strong>
          <bdi>{[note || name, who].filter(Boolean).join(' · ')}</bdi>
        </strong>
        <span>
          {[...(note ? [name] : []), when, ...(source === 'import' ? [text.imported] : [])].join(' · ')}
        </span>
      </div>
      <div className={classes.acts}>
        <IconButton color="gray" size={40} label={text.edit(name, when)} onClick={onEdit}>
          <Icon name="edit" size={18} />
        </IconButton>
        <IconButton color="gray" size={40} label={text.remove(name, when)} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </IconButton>
      </div>
    </li>
  );
}
