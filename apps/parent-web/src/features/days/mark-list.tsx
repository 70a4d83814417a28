import type { Child } from '@herohood/domain/children/schema';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { ListSkeleton } from '../../layout/states';
import { daysText } from '../../text/en/days';
import { DayGlyph } from './day-glyph';
import classes from './family-calendar.module.css';
import { MarkRow } from './mark-row';

const text = daysText.list;

/** An imported calendar has many; the rest comes when it is asked for. */
const SHOWN = 8;

interface Props {
  /** Undefined: on their way. */
  marks: readonly DayMark[] | undefined;
  heroes: readonly Child[];
  heroId: string | null;
  /** The two-homes plan has days in this month, which are no marks of this list. */
  hasPlan: boolean;
  onEdit: (mark: DayMark) => void;
  onRemove: (mark: DayMark) => void;
}

/** All that is marked in the month, the first one first. */
export function MarkList({ marks, heroes, heroId, hasPlan, onEdit, onRemove }: Props) {
  const [isWhole, setWhole] = useState(false);
  if (!marks) return <ListSkeleton rows={2} height={56} />;
  const all = marks
    .filter(({ childId }) => heroId === null || childId === null || childId === heroId)
    .sort((one, other) => one.from.localeCompare(other.from));
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return (
    <div className={classes.list}>
      <Title order={3} size="h5" mb="xs">
        {text.title}
      </Title>
      {all.length === 0 ? (
        <div className={classes.none}>
          <DayGlyph kind="vacation" size={28} />
          <p>
            <strong>{hasPlan ? text.onlyPlan : text.empty}</strong>
            <span>{text.emptyHint}</span>
          </p>
        </div>
      ) : (
        <ul className={classes.rows}>
          {shown.map((mark) => (
            <MarkRow
              key={mark.id}
              {...{ mark, heroes }}
              onEdit={() => onEdit(mark)}
              onRemove={() => onRemove(mark)}
            />
          ))}
        </ul>
      )}
      {shown.length < all.length ? (
        <Button variant="subtle" mt="xs" onClick={() => setWhole(true)}>
          {text.more(all.length - shown.length)}
        </Button>
      ) : null}
    </div>
  );
}
