import { expect, it } from 'vitest';
import { decideFamilyAccess, decideOwnerAct, decideRegistration } from './membership';

const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

it.each([
  [null, false, 'newFamily'],
  [undefined, false, 'newFamily'],
  ['  ', false, 'newFamily'],
  ['ABCD23', true, 'joinRequest'],
  ['ABCD23', false, 'UNKNOWN_FAMILY_CODE'],
])('registering with code %j, known %s: %s', (familyCode, isFamilyKnown, expected) => {
  expect(told(decideRegistration({ familyCode, isFamilyKnown }))).toBe(expected);
});

it('a newcomer sees nothing before being accepted', () => {
  expect(told(decideFamilyAccess('waiting'))).toBe('WAITING_FOR_ACCEPTANCE');
  expect(told(decideFamilyAccess('member'))).toBe('allowed');
  expect(told(decideFamilyAccess('owner'))).toBe('allowed');
});

it('only the owner exports or erases', () => {
  expect((['owner', 'member', 'waiting'] as const).map((role) => told(decideOwnerAct(role)))).toEqual([
    'allowed',
    'FORBIDDEN',
    'WAITING_FOR_ACCEPTANCE',
  ]);
});
