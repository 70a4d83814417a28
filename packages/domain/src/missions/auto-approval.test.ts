import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/durations';
import { countdown, DEFAULT_AUTO_APPROVAL, delayMsFor, dueAt, isAutoApprovalAllowed } from './auto-approval';
import { type AutoApprovalSettings, autoApprovalSettingsSchema } from './schema';

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
});

describe('the countdown', () => {
  const now = at('2026-03-10T07:00:00Z');
  it.each([
    [27 * 60, { kind: 'days', days: 1, hours: 3 }],
    [24 * 60, { kind: 'days', days: 1, hours: 0 }],
    [24 * 60 - 1, { kind: 'hours', hours: 23, minutes: 59 }],
    [125, { kind: 'hours', hours: 2, minutes: 5 }],
    [60, { kind: 'hours', hours: 1, minutes: 0 }],
    [12, { kind: 'minutes', minutes: 12 }],
    [0.5, { kind: 'minutes', minutes: 1 }],
    [0, { kind: 'ready' }],
    [-90, { kind: 'ready' }],
  ])('%d minutes before it is %o', (minutes, left) => {
    expect(countdown(new Date(now.getTime() + minutes * 60_000), now)).toEqual(left);
  });
});
