import type { Child } from '@herohood/domain/children/schema';
import { MOST_CALENDAR_BYTES } from '@herohood/domain/days/mark-rules';
import type { ImportedMarks } from '@herohood/domain/days/marks-schema';
import { Alert, FileButton, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { FormDialog } from '../../layout/form-dialog';
import { Hint, Hollow } from '../../layout/hint';
import { daysText, importText as text } from '../../text/en/days';
import { decodeCalendar } from './decode-calendar';
import classes from './import-dialog.module.css';
import { KindChoice } from './kind-choice';
import { countsOf, type ImportValues, useImport } from './use-import';

interface Props {
  heroes: readonly Child[];
  today: string;
  onClose: () => void;
}

/** A calendar file: what it would change is seen before anything changes. */
export function ImportDialog({ heroes, today, onClose }: Props) {
  const [file, setFile] = useState<{ name: string; ics: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [as, setAs] = useState<Omit<ImportValues, 'ics'>>({ kind: 'holiday', childId: null });
  const { look, lookThrough, forget, importAll, isImporting } = useImport(today);

  async function choose(chosen: File | null) {
    if (!chosen) return;
    forget();
    setFile(null);
    if (chosen.size > MOST_CALENDAR_BYTES) return setFault(text.tooLarge);
    try {
      const ics = decodeCalendar(await chosen.arrayBuffer());
      setFault(null);
      setFile({ name: chosen.name, ics });
      void lookThrough({ ...as, ics });
    } catch {
      setFault(text.unreadable);
    }
  }

  function change(part: Partial<typeof as>) {
    const next = { ...as, ...part };
    setAs(next);
    if (file) void lookThrough({ ...next, ics: file.ics });
  }

  async function submit() {
    if (file && (await importAll({ ...as, ics: file.ics }))) onClose();
  }

  const result = look.state === 'seen' ? look.result : null;
  const changes = result ? result.added + result.changed + result.removed : 0;
  return (
    <FormDialog
      onClose={onClose}
      title={text.title}
      size="lg"
      send={result && result.added > 0 ? text.act(result.added) : changes > 0 ? text.update : text.open}
      isOff={changes === 0}
      isSaving={isImporting}
      onSubmit={submit}
    >
      <Hint>{text.hint}</Hint>
      <Group gap="sm">
        <FileButton accept=".ics,text/calendar" onChange={(chosen) => void choose(chosen)}>
          {(props) => (
            <ActButton {...props} variant={file ? 'default' : 'light'} icon="calendar" data-autofocus>
              {file ? text.chooseOther : text.choose}
            </ActButton>
          )}
        </FileButton>
        {file ? (
          <Text size="sm" fw={600} flex="1 1 8rem" style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Text>
        ) : null}
      </Group>
      <KindChoice label={text.kind} kind={as.kind} onChange={(kind) => kind && change({ kind })} />
      <NativeSelect
        label={text.who}
        value={as.childId ?? ''}
        data={[
          { value: '', label: daysText.everyone },
          ...heroes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => change({ childId: currentTarget.value || null })}
      />
      <div aria-live="polite" aria-busy={look.state === 'looking'}>
        {fault ? <Alert color="coral">{fault}</Alert> : null}
        {look.state === 'refused' ? <Alert color="coral">{look.message}</Alert> : null}
        {look.state === 'looking' ? <Hint>{text.looking}</Hint> : null}
        {result ? <ImportPreview result={result} /> : null}
      </div>
    </FormDialog>
  );
}

/** What a calendar file would change, and what of it cannot be read, line by line. */
function ImportPreview({ result }: { result: ImportedMarks }) {
  const { added, changed, removed, unread, errors } = result;
  return (
    <Hollow p="0.75rem 1rem" className={classes.preview}>
      <Text fw={700}>{text.preview}</Text>
      {added + changed + removed > 0 ? null : <Text size="sm">{text.nothing}</Text>}
      <ul>
        {countsOf(result).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {errors.length > 0 ? (
        <details>
          <summary>{text.errors(unread)}</summary>
          <ul>
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{text.error(line, message)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </Hollow>
  );
}
