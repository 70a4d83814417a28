import { expect, it } from 'vitest';
import { activateEmergency, deactivateEmergency, withoutEmergencyFields } from './emergency';

const first = new Date('2026-03-10T07:00:00Z');
const second = new Date('2026-03-10T08:00:00Z');

it('activating sets all three fields, and again keeps the first time', () => {
  const active = activateEmergency(deactivateEmergency(), first);
  expect(active).toEqual({ emergencyMode: true, blockAllApps: true, emergencyActivatedAt: first });
  expect(activateEmergency(active, second)).toEqual(active);
});

it('deactivating clears all three', () => {
  expect(deactivateEmergency()).toEqual({
    emergencyMode: false,
    blockAllApps: false,
    emergencyActivatedAt: null,
  });
});

it('an ordinary change cannot touch them', () => {
  const change = { emergencyMode: false, blockAllApps: false, emergencyActivatedAt: null, weekendBonus: 5 };
  expect(withoutEmergencyFields(change)).toEqual({ weekendBonus: 5 });
});
