import { expect, test } from 'vitest';
import { createLogger } from '../log';
import { watchOutage } from './outage';

test('an outage makes one line, and its end another, however often it is met', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  const redis = watchOutage(log, 'Redis');
  redis.end();
  for (let i = 0; i < 60; i++) redis.begin(new Error('connect ECONNREFUSED'));
  redis.end();
  redis.end();
  redis.begin(new Error('connect ECONNREFUSED'));
  expect(lines).toEqual(['Redis does not answer', 'Redis answers again', 'Redis does not answer']);
});
