import type { FamilyRole } from '@herohood/domain/account/schema';
import { expect } from 'vitest';
import { actOf } from './acts';
import type { Look, SignedIn } from './acts-look';
import type { Outcome } from './acts-play';

/** Acts after which somebody may be signed in, or a member, who was not, or the other way round. */
const CHANGES_WHO =
  /^account\.(login|logout|register|changePassword|resetPassword|childLogin|childLink|signOut|eraseFamily|removeMember|acceptInvitation)|^GET logout|^family\.|^children\.(update, sign-in|generateLogin|remove)/;
const CHANGES_CONTROLS = /^controls\./;
const CHANGES_PLAN = /^subscription\.|^provider /;

/** What helpers may do (rules: members). */
const FOR_HELPERS =
  /^(account\.(me|logout|signOutOwn|signOutElse|listOwn|changePassword|acceptInvitation)|children\.list$|days\.(board|calendar)$|habits\.(list(?!Ideas|Packs|Templates)|get)|missions\.(complete|approve|reject|undo|listToday|listCompletions|listPending)|progress\.(?!repair)|push\.|sync\.familyData|media\.issueUpload|inbox\.(listDecisions|seeCall)|home\.parentToday|world\.(finds|room)$)/;
/** What they may do in part: the profile without the family's clock, leaving, and approving missions without points. */
const PARTLY = /^(account\.(updateProfile|removeMember)|inbox\.approveAll)$/;

/** What a disabled feature closes (rules: sessions). */
const CLOSED_BY: Record<string, (controls: NonNullable<SignedIn['controls']>) => boolean> = {
  'missions.complete': ({ habits }) => !habits,
  'missions.complete, offline': ({ habits }) => !habits,
  'rewards.claim': ({ rewards }) => !rewards,
  'games.start': ({ games }) => !games,
  'shop.purchaseGear': ({ gear }) => !gear,
};

/** Holds what came of the acts of one moment to who may do what. */
export function expectAccess(
  outcomes: Outcome[],
  { before, after, isSettled }: { before: Look; after: Look; isSettled: boolean },
): void {
  const happens = (what: RegExp) => outcomes.some(({ play }) => what.test(play.act));
  const lacksAccess = !before.hasAccess && !after.hasAccess && !isSettled && !happens(CHANGES_PLAN);
  for (const outcome of outcomes) {
    const { act, by } = outcome.play;
    if (by === 'provider') continue;
    const session = before.signedIn[by];
    if (!happens(CHANGES_WHO)) expectSignedIn(outcome, session);
    if (session?.role === 'waiting' && !happens(CHANGES_WHO)) expectWaiting(outcome);
    if (session?.role === 'helper' && !happens(CHANGES_WHO)) expectHelping(outcome);
    if (session?.controls && !happens(CHANGES_CONTROLS) && !happens(CHANGES_WHO)) {
      expectControlled(outcome, session.controls);
    }
    const isOfFamily = !by.startsWith('strange') && by !== 'newcomer';
    if (lacksAccess && isOfFamily && session) expectWithoutPremium(outcome, session);
    if (act.includes('exportFamily') && outcome.code === null) expect(session?.role, act).toBe('owner');
  }
}

/** What somebody is told who may not, whether or not the family has access. */
const CLOSED_BEFORE_PLANS = {
  owner: [],
  parent: ['OWNER_ONLY'],
  helper: ['HELPER'],
  waiting: ['WAITING_FOR_ACCEPTANCE'],
} satisfies Record<FamilyRole, string[]>;

/** Who is signed in is never asked to sign in; who is not gets no further. */
function expectSignedIn({ play, code }: Outcome, session: SignedIn | undefined): void {
  const { act, by } = play;
  if (actOf(act).isPublic) return;
  const told = `${act} by ${by}`;
  if (session) expect(code, told).not.toBe('UNAUTHORIZED');
  else expect(code, told).toBe('UNAUTHORIZED');
}

/** Rules, family: a parent who waits may look after the own account and do nothing else. */
function expectWaiting({ play, code }: Outcome): void {
  const { isPublic } = actOf(play.act);
  const isOwnAccount =
    /^account\.(me|logout|updateProfile|changePassword|acceptInvitation|listOwn.*|signOut(Own.*|Else.*))$/.test(
      play.act,
    );
  if (isPublic || isOwnAccount) return;
  const expected =
    actOf(play.act).role === 'hero' ? ['FORBIDDEN', 'WAITING_FOR_ACCEPTANCE'] : ['WAITING_FOR_ACCEPTANCE'];
  expect(expected, `${play.act} by somebody who waits`).toContain(code);
}

/** Rules, members: a helper looks after missions and their own account; all else is refused. */
function expectHelping({ play, code }: Outcome): void {
  const { isPublic, role } = actOf(play.act);
  if (PARTLY.test(play.act)) return;
  const isTheirs = isPublic || FOR_HELPERS.test(play.act);
  const expected = role === 'hero' ? ['FORBIDDEN', 'HELPER'] : ['HELPER'];
  if (isTheirs) expect(code, play.act).not.toBe('HELPER');
  else expect(expected, `${play.act} by a helper`).toContain(code);
}

/** Rules, controls: emergency mode stops everything, a disabled feature what it names. */
function expectControlled({ play, code }: Outcome, controls: NonNullable<SignedIn['controls']>): void {
  const { act, by } = play;
  const { isPublic, isDuringEmergency, role } = actOf(act);
  if (controls.emergency && !isPublic && !isDuringEmergency) {
    const expected = role === 'parent' ? ['EMERGENCY_MODE', 'FORBIDDEN'] : ['EMERGENCY_MODE'];
    expect(expected, `${act} by ${by} in emergency mode`).toContain(code);
  }
  if (CLOSED_BY[act]?.(controls)) expect(code, `${act} by ${by}, which is disabled`).not.toBeNull();
}

/** Rules, subscription: without premium access a parent can do no act but the open ones, heroes everything but play games. */
function expectWithoutPremium({ play, code }: Outcome, { role }: SignedIn): void {
  const { act } = play;
  const { isOpen, role: needed } = actOf(act);
  if (role === null) {
    if (act !== 'games.start') expect(code, act).not.toBe('PREMIUM_REQUIRED');
  } else if (isOpen) {
    expect(code, act).not.toBe('PREMIUM_REQUIRED');
  } else {
    // What only a hero, a parent or the owner may do stays refused as that.
    const others = [...(needed === 'hero' ? ['FORBIDDEN'] : []), ...CLOSED_BEFORE_PLANS[role]];
    expect(['PREMIUM_REQUIRED', ...others], act).toContain(code);
  }
}
