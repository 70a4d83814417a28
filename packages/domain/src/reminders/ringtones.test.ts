import { describe, expect, it } from 'vitest';
import { ALERT_RINGTONES, decideRingtone, HABIT_RINGTONES, ringtoneById, ringtoneToPlay } from './ringtones';

const none = { hasPremiumAccess: false, hasPaidAccess: false };
const trial = { hasPremiumAccess: true, hasPaidAccess: false };
const paid = { hasPremiumAccess: true, hasPaidAccess: true };
const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

describe('the lists', () => {
  it('have 5 free, 15 premium and 10 of the alert page', () => {
    const premium = HABIT_RINGTONES.filter(({ isPremium }) => isPremium);
    expect([HABIT_RINGTONES.length, premium.length, ALERT_RINGTONES.length]).toEqual([20, 15, 10]);
  });

  it('have no id twice, and every id is the name in kebab-case', () => {
    const all = [...HABIT_RINGTONES, ...ALERT_RINGTONES];
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    for (const ringtone of all) {
      expect(ringtone.id).toBe(ringtone.name.toLowerCase().split(' ').join('-'));
      expect(ringtoneById(ringtone.id)).toEqual(ringtone);
    }
  });
});

describe('choosing a ringtone', () => {
  it.each([
    ['gentle-chime', none, 'allowed'],
    ['default', none, 'allowed'],
    ['none', none, 'allowed'],
    ['happy-bells', none, 'PREMIUM_REQUIRED'],
    ['happy-bells', trial, 'allowed'],
    ['magic', trial, 'allowed'],
    ['forest-whisper', trial, 'PREMIUM_REQUIRED'],
    ['forest-whisper', paid, 'allowed'],
    ['air-horn', paid, 'BAD_REQUEST'],
    ['', paid, 'BAD_REQUEST'],
  ])('%s with %j: %s', (chosen, access, expected) => {
    expect(told(decideRingtone({ chosen, current: null, ...access }))).toBe(expected);
  });

  it('keeping what is set needs nothing', () => {
    const kept = { chosen: 'forest-whisper', current: 'forest-whisper', ...trial };
    expect(told(decideRingtone(kept))).toBe('allowed');
    expect(told(decideRingtone({ ...kept, chosen: 'bird-song' }))).toBe('PREMIUM_REQUIRED');
    expect(told(decideRingtone({ ...kept, chosen: 'air-horn', current: 'air-horn' }))).toBe('allowed');
  });
});

it.each([
  ['forest-whisper', paid, 'forest-whisper'],
  ['forest-whisper', trial, 'gentle-chime'],
  ['hero', trial, 'hero'],
  ['none', none, 'none'],
  ['hero', none, 'gentle-chime'],
  ['air-horn', paid, 'gentle-chime'],
  [null, none, 'default'],
])('%s with %j sounds as %s', (set, access, expected) => {
  expect(ringtoneToPlay(set, access)).toBe(expected);
});
