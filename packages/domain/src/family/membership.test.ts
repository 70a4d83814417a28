import { expect, it } from 'vitest';
import {
  decideFamilyAccess,
  decideOwnerAct,
  decideParentAct,
  decideRegistration,
  decideRemoval,
  decideRoleChange,
} from './membership';

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

const ROLES = ['owner', 'parent', 'helper', 'waiting'] as const;

it('a newcomer sees nothing before being accepted', () => {
  expect(ROLES.map((role) => told(decideFamilyAccess(role)))).toEqual([
    ...['allowed', 'allowed', 'allowed'],
    'WAITING_FOR_ACCEPTANCE',
  ]);
});

it('a helper does nothing that is the parents’', () => {
  expect(ROLES.map((role) => told(decideParentAct(role)))).toEqual([
    ...['allowed', 'allowed', 'HELPER'],
    'WAITING_FOR_ACCEPTANCE',
  ]);
});

it('what concerns the whole family is the owner’s', () => {
  expect(ROLES.map((role) => told(decideOwnerAct(role)))).toEqual([
    ...['allowed', 'OWNER_ONLY', 'HELPER'],
    'WAITING_FOR_ACCEPTANCE',
  ]);
});

it('the owner stays the owner until they hand it over', () => {
  expect(ROLES.map((role) => told(decideRoleChange({ role })))).toEqual([
    'LAST_OWNER',
    ...['allowed', 'allowed', 'allowed'],
  ]);
});

it('all but the owner may leave; only the owner removes others', () => {
  const removal = (isSelf: boolean) => ROLES.map((by) => told(decideRemoval({ by, isSelf })));
  expect(removal(true)).toEqual(['LAST_OWNER', 'allowed', 'allowed', 'WAITING_FOR_ACCEPTANCE']);
  expect(removal(false)).toEqual(['allowed', 'OWNER_ONLY', 'HELPER', 'WAITING_FOR_ACCEPTANCE']);
});
