import type { User } from '@herohood/domain/account/schema';
import { WEEK_STARTS } from '@herohood/domain/days/facts';
import type { DayPart } from '@herohood/domain/days/parts';
import { Button, Group, Input, SimpleGrid, Stack, Switch, VisuallyHidden } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ClockField } from '../../layout/clock-field';
import { FieldHint, Hollow } from '../../layout/hint';
import { Section } from '../../layout/section';
import { SegmentsField } from '../../layout/segments-field';
import { trpc } from '../../lib/api';
import { useSaveFamily } from '../../lib/use-save-family';
import { appText } from '../../text/en/app';
import { streaksText } from '../../text/en/streaks';

const text = streaksText.family;

/** The family's week, the parts of its days, and what streaks and weekends bring. They act from the day on which they are set (rules: streaks). */
export function WeekSettings({ user }: { user: User }) {
  const { days, home, progress } = trpc.useUtils();
  const {
    send: save,
    sending,
    isSending: isSaving,
  } = useSaveFamily({ done: () => text.saved, refresh: [days, home, progress], failed: text.failed });
  const shown = { ...user, ...sending };
  return (
    <Section id="days-and-streaks" title={text.title} hint={text.hint}>
      <Stack gap="lg">
        <SegmentsField
          label={text.weekStart}
          hint={text.weekStartHint}
          disabled={isSaving}
          value={shown.weekStart}
          data={WEEK_STARTS.map((value) => ({ value, label: text.weekStarts[value] }))}
          onChange={(weekStart) => void save({ weekStart })}
        />
        <Switch
          label={text.shields}
          description={text.shieldsHint}
          disabled={isSaving}
          checked={shown.shieldsEnabled}
          onChange={({ currentTarget }) => void save({ shieldsEnabled: currentTarget.checked })}
        />
        <Switch
          label={text.weekend}
          description={text.weekendHint}
          disabled={isSaving}
          checked={shown.weekendChallenge}
          onChange={({ currentTarget }) => void save({ weekendChallenge: currentTarget.checked })}
        />
        <PartsForm
          parts={user.parts}
          isSaving={isSaving}
          onSave={async (parts) => (await save({ parts })).isDone}
        />
      </Stack>
    </Section>
  );
}

interface PartsProps {
  parts: readonly DayPart[];
  isSaving: boolean;
  onSave: (parts: DayPart[]) => Promise<boolean>;
}

/** From when to when a morning, an afternoon and an evening last in this family. */
function PartsForm({ parts, isSaving, onSave }: PartsProps) {
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
      <FieldHint mt={0}>{text.partsHint}</FieldHint>
      <SimpleGrid minColWidth="min(15rem, 100%)" autoFlow="auto-fit" spacing="0.75rem" mt="0.5rem">
        {shown.map(({ part, from, until }) => {
          const name = text.partNames[part];
          return (
            <Hollow key={part} component="fieldset" p="0.6rem 0.9rem 0.8rem">
              {/* Its name stands in the labels of both times. */}
              <VisuallyHidden component="legend">{name}</VisuallyHidden>
              <SimpleGrid
                minColWidth="min(7.5rem, 100%)"
                autoFlow="auto-fit"
                spacing="1rem"
                verticalSpacing="0.5rem"
              >
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
              </SimpleGrid>
            </Hollow>
          );
        })}
      </SimpleGrid>
      {draft ? (
        <Group gap="0.5rem" justify="flex-end" mt="0.75rem">
          <Button variant="default" onClick={() => setDraft(null)}>
            {appText.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {text.saveParts}
          </Button>
        </Group>
      ) : null}
    </form>
  );
}
