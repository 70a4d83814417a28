import { Text } from '@mantine/core';
import { importText as text } from '../../text/en/days';
import classes from './choices.module.css';
import { countsOf, type ImportResult } from './use-import';

/** What a calendar file would change, and what of it cannot be read, line by line. */
export function ImportPreview({ result }: { result: ImportResult }) {
  const counts = countsOf(result);
  const { errors } = result;
  const isNew = result.added + result.changed + result.removed > 0;
  return (
    <div className={classes.preview}>
      <Text fw={700}>{text.preview}</Text>
      {isNew ? null : <Text size="sm">{text.nothing}</Text>}
      <ul>
        {counts.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {errors.length > 0 ? (
        <details>
          <summary>{text.errors(result.unread)}</summary>
          <ul>
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{text.error(line, message)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
