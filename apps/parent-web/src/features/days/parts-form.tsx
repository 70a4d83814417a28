import type { DayPart } from '@herohood/domain/days/parts';
import { Button, Input, Text, VisuallyHidden } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ClockField } from '../../layout/clock-field';
import { appText } from '../../text/en/app';
import { streaksText } from '../../text/en/streaks';
import classes from './parts-form.module.css';

const text = streaksText.family;

interface Props {
  parts: readonly DayPart[];
  isSaving: boolean;
  onSave: (parts: DayPart[]) => Promise<boolean>;
}

/** From when to when a morning, an afternoon and an evening last in this family. */
export function PartsForm({ parts, isSaving, onSave }: Props) {
  const [draft, setDraft] = useState<readonly DayPart[] | null>(null);
  const shown = draft ?? parts;
  const set = (part: DayPart['part'], times: Partial<Pick<DayPart, 'from' | 'until'>>) =>
    setDraft(shown.map((each) => (each.part === part ? { ...each, ...times } : each)));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await onSave([...shown])) setDraft(null);
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Input.Label component="span">{text.parts}</Input.Label>
      <Text size="xs" c="dimmed">
        {text.partsHint}
      </Text>
      <div className={classes.parts}>
        {shown.map(({ part, from, until }) => {
          const name = text.partNames[part];
          return (
            <fieldset key={part}>
              {/* Its name stands in the labels of both times. */}
              <VisuallyHidden component="legend">{name}</VisuallyHidden>
              <ClockField
                label={text.from(name)}
                value={from}
                onChange={(next) => set(part, { from: next })}
              />
              <ClockField
                label={text.until(name)}
                value={until}
                onChange={(next) => set(part, { until: next })}
              />
            </fieldset>
          );
        })}
      </div>
      {draft ? (
        <div className={classes.answers}>
          <Button variant="default" onClick={() => setDraft(null)}>
            {appText.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {text.saveParts}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
