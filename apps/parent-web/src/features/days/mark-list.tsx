import type { Child } from '@herohood/domain/children/schema';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { Box, Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { IconButton } from '../../layout/icon-button';
import { ListSkeleton } from '../../layout/states';
import { daysText } from '../../text/en/days';
import { DayGlyph } from './day-glyph';
import classes from './family-calendar.module.css';
import { rangeWords } from './use-marks';

const text = daysText.list;

/** An imported calendar has many; the rest comes when it is asked for. */
const SHOWN = 8;

export interface RowsProps {
  heroes: readonly Child[];
  onEdit: (mark: DayMark) => void;
  onRemove: (mark: DayMark) => void;
}

interface Props extends RowsProps {
  /** Undefined: on their way. */
  marks: readonly DayMark[] | undefined;
  heroId: string | null;
  /** The two-homes plan has days in this month, which are no marks of this list. */
  hasPlan: boolean;
}

/** All that is marked in the month, the first one first. */
export function MarkList({ marks, heroId, hasPlan, ...rows }: Props) {
  const [isWhole, setWhole] = useState(false);
  if (!marks) return <ListSkeleton rows={2} height={56} />;
  const all = marks
    .filter(({ childId }) => heroId === null || childId === null || childId === heroId)
    .sort((one, other) => one.from.localeCompare(other.from));
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return (
    <Box mt="1.25rem" className={classes.list}>
      <Title order={3} size="h5" mb="xs">
        {text.title}
      </Title>
      {all.length === 0 ? (
        <Group wrap="nowrap" gap="0.75rem" p="0.9rem 1rem" bg="var(--surface-sunken)" bdrs="1rem">
          <Box c="dimmed" lh={0}>
            <DayGlyph kind="vacation" size={28} />
          </Box>
          <div className={classes.what}>
            <strong>{hasPlan ? text.onlyPlan : text.empty}</strong>
            <span>{text.emptyHint}</span>
          </div>
        </Group>
      ) : (
        <MarkRows marks={shown} {...rows} />
      )}
      {shown.length < all.length ? (
        <Button variant="subtle" mt="xs" onClick={() => setWhole(true)}>
          {text.more(all.length - shown.length)}
        </Button>
      ) : null}
    </Box>
  );
}

/** Stretches of marked days, in words. */
export function MarkRows({ marks, heroes, onEdit, onRemove }: RowsProps & { marks: readonly DayMark[] }) {
  return (
    <Stack component="ul" gap="0.5rem">
      {marks.map((mark) => {
        const { id, kind, childId, note, source } = mark;
        const name = daysText.kinds[kind];
        const when = rangeWords(mark);
        const who = childId ? heroes.find((hero) => hero.id === childId)?.name : daysText.everyone;
        const facts = [...(note ? [name] : []), when, ...(source === 'import' ? [text.imported] : [])];
        return (
          <li key={id} className={classes.row} data-kind={kind}>
            <DayGlyph kind={kind} size={20} />
            <div className={classes.what}>
              <strong>
                <bdi>{[note || name, who].filter(Boolean).join(' · ')}</bdi>
              </strong>
              <span>{facts.join(' · ')}</span>
            </div>
            <div className={classes.acts}>
              <IconButton icon="edit" label={text.edit(name, when)} onClick={() => onEdit(mark)} />
              <IconButton icon="trash" label={text.remove(name, when)} onClick={() => onRemove(mark)} />
            </div>
          </li>
        );
      })}
    </Stack>
  );
}
