import { expect, test } from 'vitest';
import { until } from '../../tests/testing/until';
import { createLogger } from '../log';
import { watchDatabase } from './database-watch';

test('a database that goes and comes back makes one line each, also where nobody asks', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  let isUp = false;
  const ask = async () => {
    if (!isUp) throw new Error('connect ECONNREFUSED');
  };
  const watch = watchDatabase(ask, log, 1);
  await until(() => lines.length > 0);
  await expect(watch.ping()).rejects.toThrow('ECONNREFUSED');
  isUp = true;
  await until(() => lines.length > 1);
  watch.close();
  isUp = false;
  await expect(watch.ping()).rejects.toThrow('ECONNREFUSED');
  expect(lines).toEqual(['Postgres does not answer', 'Postgres answers again']);
});
