import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countdownText,
  DEFAULT_AUTO_APPROVAL,
  delayMsFor,
  dueAt,
  isAutoApprovalAllowed,
} from './auto-approval';
import { AUTO_APPROVAL_VALUES, type AutoApprovalSettings, autoApprovalSettingsSchema } from './schema';

const HOUR_MS = 3_600_000;
const at = (iso: string) => new Date(iso);

const forAll = (change: Partial<AutoApprovalSettings> = {}): AutoApprovalSettings => ({
  ...DEFAULT_AUTO_APPROVAL,
  enabled: true,
  ...change,
});

describe('the delay in force', () => {
  it('is off, at 24 hours, until a parent switches it on', () => {
    expect(DEFAULT_AUTO_APPROVAL).toMatchObject({ enabled: false, timeValue: 24, timeUnit: 'hours' });
    expect(autoApprovalSettingsSchema.parse(DEFAULT_AUTO_APPROVAL)).toEqual(DEFAULT_AUTO_APPROVAL);
    expect(delayMsFor(DEFAULT_AUTO_APPROVAL, 'mia')).toBeNull();
  });

  it.each([
    [3, 'hours', 3],
    [1, 'days', 24],
    [2, 'weeks', 336],
    [72, 'weeks', 12_096],
  ] as const)('%i %s are %i hours', (timeValue, timeUnit, hours) => {
    expect(delayMsFor(forAll({ timeValue, timeUnit }), 'mia')).toBe(hours * HOUR_MS);
  });

  it("counts a child's own entry only when the settings are not for all", () => {
    const childSpecificSettings = { mia: { enabled: true, timeValue: 2, timeUnit: 'hours' } } as const;
    expect(delayMsFor(forAll({ childSpecificSettings }), 'mia')).toBe(24 * HOUR_MS);
    const own = forAll({ applyToAllChildren: false, childSpecificSettings });
    expect(delayMsFor(own, 'mia')).toBe(2 * HOUR_MS);
    expect(delayMsFor(own, 'tom')).toBeNull();
    expect(delayMsFor(own, 'constructor')).toBeNull();
    expect(delayMsFor({ ...own, enabled: false }, 'mia')).toBeNull();
  });

  it('is off for a child whose entry is off', () => {
    const childSpecificSettings = { mia: { enabled: false, timeValue: 2, timeUnit: 'hours' } } as const;
    expect(delayMsFor(forAll({ applyToAllChildren: false, childSpecificSettings }), 'mia')).toBeNull();
  });

  it('is elapsed time: a day is 24 hours also when clocks change', () => {
    const arrivedAt = at('2026-03-07T23:00:00Z');
    const settings = forAll({ timeValue: 1, timeUnit: 'days' });
    expect(dueAt(arrivedAt, settings, 'mia')).toEqual(at('2026-03-08T23:00:00Z'));
    expect(dueAt(arrivedAt, DEFAULT_AUTO_APPROVAL, 'mia')).toBeNull();
  });
});

describe('auto-approval', () => {
  const question = {
    settings: forAll(),
    childId: 'mia',
    arrivedAt: at('2026-03-10T07:00:00Z'),
    autoApprovesAt: at('2026-03-11T07:00:00Z'),
    now: at('2026-03-11T07:00:00Z'),
    hasAccess: true,
  };

  it('is allowed from the very instant it is due', () => {
    expect(isAutoApprovalAllowed(question)).toBe(true);
    expect(isAutoApprovalAllowed({ ...question, now: at('2026-03-11T06:59:59.999Z') })).toBe(false);
  });

  it('is not allowed without access, nor once switched off', () => {
    expect(isAutoApprovalAllowed({ ...question, hasAccess: false })).toBe(false);
    expect(isAutoApprovalAllowed({ ...question, settings: DEFAULT_AUTO_APPROVAL })).toBe(false);
  });

  it('is not allowed while a parent keeps it out of the timer’s hands', () => {
    expect(isAutoApprovalAllowed({ ...question, autoApprovesAt: null })).toBe(false);
  });

  it('is allowed exactly when the countdown says ready', () => {
    const values = fc.constantFrom(...AUTO_APPROVAL_VALUES);
    const units = fc.constantFrom('hours', 'days', 'weeks');
    fc.assert(
      fc.property(values, units, fc.integer({ min: -6e9, max: 6e9 }), (timeValue, timeUnit, offsetMs) => {
        const settings = forAll({ timeValue, timeUnit });
        const due = dueAt(question.arrivedAt, settings, 'mia')!;
        const now = new Date(due.getTime() + offsetMs);
        const isReady = countdownText(due, now) === 'Ready for auto-approval';
        expect(isAutoApprovalAllowed({ ...question, settings, now })).toBe(isReady);
      }),
    );
  });
});

describe('the countdown', () => {
  const now = at('2026-03-10T07:00:00Z');
  it.each([
    [27 * 60, '1d 3h'],
    [24 * 60, '1d 0h'],
    [24 * 60 - 1, '23h 59m'],
    [125, '2h 5m'],
    [60, '1h 0m'],
    [12, '12m'],
    [0.5, '1m'],
    [0, 'Ready for auto-approval'],
    [-90, 'Ready for auto-approval'],
  ])('%d minutes before it reads %s', (minutes, text) => {
    expect(countdownText(new Date(now.getTime() + minutes * 60_000), now)).toBe(text);
  });
});
