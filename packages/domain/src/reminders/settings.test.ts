import { describe, expect, it } from 'vitest';
import { reminderSettingsSchema } from '../account/schema';
import { DEFAULT_REMINDER_SETTINGS, effectiveReminder, newHabitAlerts } from './settings';

describe('the settings in force', () => {
  it('are the defaults where nobody set anything', () => {
    expect(reminderSettingsSchema.parse(DEFAULT_REMINDER_SETTINGS)).toEqual(DEFAULT_REMINDER_SETTINGS);
    expect(effectiveReminder({}, DEFAULT_REMINDER_SETTINGS)).toEqual({
      reminderEnabled: false,
      reminderTime: '08:00',
      reminderDuration: 5,
      timeRangeStart: '07:00',
      timeRangeEnd: '20:00',
      voiceReminderEnabled: false,
      customRingtone: 'default',
    });
  });

  const global = {
    enabled: true,
    voiceEnabled: true,
    ringtoneEnabled: true,
    defaultRingtone: 'hero',
    reminderTime: 12,
    time: '17:30',
    timeRangeStart: '12:00',
    timeRangeEnd: '19:00',
  };

  it('are global where the habit leaves it to the parent', () => {
    expect(effectiveReminder({ reminderTime: '16:00', customRingtone: null }, global)).toMatchObject({
      reminderEnabled: true,
      reminderTime: '16:00',
      reminderDuration: 12,
      voiceReminderEnabled: true,
      customRingtone: 'hero',
    });
  });

  it("are the habit's own wherever it sets them, also to off", () => {
    const own = { reminderEnabled: false, voiceReminderEnabled: false, reminderDuration: 30 };
    expect(effectiveReminder(own, global)).toMatchObject(own);
  });

  it('are silent where ringtones are off', () => {
    expect(effectiveReminder({}, { ...global, ringtoneEnabled: false }).customRingtone).toBe('none');
    const own = { customRingtone: 'magic' };
    expect(effectiveReminder(own, { ...global, ringtoneEnabled: false })).toMatchObject(own);
  });
});

describe('a new habit', () => {
  const premium = { hasPremiumAccess: true };
  const form = {
    reminderEnabled: false,
    reminderTime: '08:00',
    reminderDuration: 30,
    timeRangeStart: '07:00',
    timeRangeEnd: '20:00',
    voiceReminderEnabled: false,
    customRingtone: 'gentle-chime',
  };

  it('has what the form shows while nobody changed the global settings', () => {
    expect(newHabitAlerts(DEFAULT_REMINDER_SETTINGS, premium)).toEqual(form);
  });

  it.each([
    [{ enabled: true }, { reminderEnabled: true }],
    [{ reminderTime: 10 }, { reminderDuration: 10 }],
    [
      { time: '17:30', timeRangeStart: '12:00' },
      { reminderTime: '17:30', timeRangeStart: '12:00' },
    ],
    [{ voiceEnabled: true }, { voiceReminderEnabled: true }],
    [{ defaultRingtone: 'hero' }, { customRingtone: 'hero' }],
    [{ ringtoneEnabled: false, defaultRingtone: 'hero' }, { customRingtone: 'none' }],
  ])('follows %j', (global, expected) => {
    expect(newHabitAlerts({ ...DEFAULT_REMINDER_SETTINGS, ...global }, premium)).toEqual({
      ...form,
      ...expected,
    });
  });

  it('has no voice without premium access', () => {
    const global = { ...DEFAULT_REMINDER_SETTINGS, voiceEnabled: true };
    expect(newHabitAlerts(global, { hasPremiumAccess: false }).voiceReminderEnabled).toBe(false);
  });
});
