import { RINGTONE_IDS } from '@herohood/browser/ringtone/play-ringtone';
import { ALERT_RINGTONES, HABIT_RINGTONES } from '@herohood/domain/reminders/ringtones';
import { expect, test } from 'vitest';

test('every ringtone that can be chosen has a score, and every score can be chosen', () => {
  const ids = [...HABIT_RINGTONES, ...ALERT_RINGTONES].map(({ id }) => id);
  expect(ids).toHaveLength(30);
  expect(RINGTONE_IDS.toSorted()).toEqual(ids.toSorted());
});
