import type { FamilyId } from '@herohood/db/family/family-id';
import type { FamilyRole } from '@herohood/domain/account/schema';
import {
  decideFamilyAccess,
  decideOwnerAct,
  decideParentAct,
  isMember,
} from '@herohood/domain/family/membership';
import type { Locale } from '@herohood/domain/languages/locale';
import type { ChildSession, ParentSession } from './account/signed-in';
import type { Actor, RequestContext } from './context';
import { tellIn } from './errors';
import { emergencyRefusal, onlyFor, orThrow, refusal } from './refusals';
import { baseProcedure, type Meta, type Who } from './trpc';

/** Anyone, signed in or not. */
export const publicProcedure = baseProcedure;

/** Whoever is signed in to the console, also somebody who waits for acceptance: their own account. */
export const waitingParentProcedure = procedureOfParents(
  { withoutPremium: true, beforeAcceptance: true, helpers: true },
  () => {},
);

/** A parent, whether or not the family has premium access (rules: subscription). */
export const openParentProcedure = procedureOfParents({ withoutPremium: true }, requireParentRole);

/** The parent who owns the family, whether or not it has premium access: what concerns all of it at once. */
export const openOwnerProcedure = procedureOfParents({ withoutPremium: true, ownerOnly: true }, requireOwner);

/** The parent who owns a family with premium access. */
export const ownerProcedure = procedureOfParents({ ownerOnly: true }, (parent) => {
  requireOwner(parent);
  requirePremium(parent);
});

/** A parent of a family with premium access: what most calls want. */
export const parentProcedure = procedureOfParents({}, (parent) => {
  requireParentRole(parent);
  requirePremium(parent);
});

/** A parent or a helper of a family with premium access: looking after missions (rules: members). */
export const parentOrHelperProcedure = procedureOfParents({ helpers: true }, (parent) => {
  requireAccepted(parent);
  requirePremium(parent);
});

/** A parent or a helper, whether or not the family has premium access. */
export const openParentOrHelperProcedure = procedureOfParents(
  { withoutPremium: true, helpers: true },
  requireAccepted,
);

/** All that a parent must be in one step: the router copies a call's context for each. */
function procedureOfParents(meta: Omit<Meta, 'who' | 'rest'>, requireMore: (parent: ParentSession) => void) {
  return baseProcedure.meta({ who: ['parent'], ...meta }).use(async ({ ctx, next }) => {
    const parent = await requireParent(ctx);
    requireMore(parent);
    const locale = await ctx.localeFor(['parent']);
    const caller = { parent, actor: parentActor(parent), familyId: parent.family.id, locale };
    return told(await next({ ctx: caller }), locale);
  });
}

/** The hero's own session, closed while emergency mode is on (rules: sessions). */
export const childProcedure = baseProcedure.meta({ who: ['child'] }).use(async ({ ctx, next }) => {
  const child = await requireChild(ctx);
  const caller = await asHero(ctx, child);
  return told(await next({ ctx: caller }), caller.locale);
});

/** The hero's own session, in emergency mode too: what must stay open for a hero who is locked out (rules: calls). */
export const lockedChildProcedure = baseProcedure
  .meta({ who: ['child'], duringEmergency: true })
  .use(async ({ ctx, next }) => {
    const child = await requireChildSession(ctx);
    const caller = await asHero(ctx, child);
    return told(await next({ ctx: caller }), caller.locale);
  });

/** Parent or hero; when a browser carries both sessions the parent acts, unless the app says otherwise. */
export const familyProcedure = eitherProcedure(['parent', 'child']);

/** The same for what helpers may do too (rules: members). */
export const familyOrHelperProcedure = eitherProcedure(['parent', 'child'], { helpers: true });

/** Parent, helper or hero; when a browser carries both sessions the hero acts, unless the app says otherwise. */
export const heroFirstOrHelperProcedure = eitherProcedure(['child', 'parent'], { helpers: true });

/** Parent or hero, whether or not the family has premium access (rules: subscription). */
export const openFamilyProcedure = eitherProcedure(['parent', 'child'], { withoutPremium: true });

interface OpenTo {
  withoutPremium?: boolean;
  helpers?: boolean;
}

function eitherProcedure(who: Who, openTo: OpenTo = {}) {
  return baseProcedure.meta({ who, ...openTo }).use(async ({ ctx, next }) => {
    const order = ctx.request.role ? [ctx.request.role] : who;
    for (const role of order) {
      const caller = role === 'parent' ? await asParent(ctx, openTo) : await asChild(ctx);
      if (!caller) continue;
      const locale = await ctx.localeFor(who);
      return told(await next({ ctx: { ...caller, locale } }), locale);
    }
    throw refusal('UNAUTHORIZED');
  });
}

interface Caller {
  parent: ParentSession | null;
  child: ChildSession | null;
  actor: Actor;
  familyId: FamilyId;
}

async function asParent(ctx: RequestContext, { withoutPremium, helpers }: OpenTo): Promise<Caller | null> {
  const parent = await ctx.sessions.parent();
  if (!parent) return null;
  if (helpers) requireAccepted(parent);
  else requireParentRole(parent);
  if (!withoutPremium) requirePremium(parent);
  return { parent, child: null, actor: parentActor(parent), familyId: parent.family.id };
}

async function asChild(ctx: RequestContext): Promise<Caller | null> {
  const child = await ctx.sessions.child();
  if (!child) return null;
  requireNoEmergency(child);
  return { parent: null, child, actor: childActor(child), familyId: child.family.id };
}

async function asHero(ctx: RequestContext, child: ChildSession) {
  const locale = await ctx.localeFor(['child']);
  return { child, actor: childActor(child), familyId: child.family.id, locale };
}

/** Also what fails because the database has gone meanwhile is told in the language of whoever called. */
function told<Result extends { ok: boolean; error?: Error }>(result: Result, locale: Locale): Result {
  if (result.error) tellIn(result.error, locale);
  return result;
}

/** 401 when nobody is signed in, 403 when only the other role is (rules: errors). */
async function requireParent(ctx: RequestContext): Promise<ParentSession> {
  const parent = await ctx.sessions.parent();
  if (parent) return parent;
  if (await ctx.sessions.child()) throw onlyFor('parent');
  throw refusal('UNAUTHORIZED');
}

async function requireChild(ctx: RequestContext): Promise<ChildSession> {
  const child = await requireChildSession(ctx);
  requireNoEmergency(child);
  return child;
}

async function requireChildSession(ctx: RequestContext): Promise<ChildSession> {
  const child = await ctx.sessions.child();
  if (child) return child;
  if (await ctx.sessions.parent()) throw onlyFor('hero');
  throw refusal('UNAUTHORIZED');
}

function requireNoEmergency(child: ChildSession): void {
  if (child.controls.emergencyMode) throw emergencyRefusal(child.controls);
}

function parentActor(parent: ParentSession): Actor {
  const { userId: id, firstName: name, family, familyRole } = parent;
  return { kind: 'parent', id, name, familyId: family.id, isWaiting: !isMember(familyRole) };
}

function childActor(child: ChildSession): Actor {
  return { kind: 'child', id: child.childId, name: child.name, familyId: child.family.id };
}

/** Refuses somebody who still waits to be let into the family: 403 (rules: family). */
export function requireAccepted(parent: { familyRole: FamilyRole }): void {
  orThrow(decideFamilyAccess(parent.familyRole));
}

/** Refuses helpers, and whoever still waits: 403 (rules: members). */
export function requireParentRole(parent: { familyRole: FamilyRole }): void {
  orThrow(decideParentAct(parent.familyRole));
}

/** Refuses everybody but the owner: 403 (rules: members). */
function requireOwner(parent: { familyRole: FamilyRole }): void {
  orThrow(decideOwnerAct(parent.familyRole));
}

/** Refuses a parent whose family has no access any more: 402 (rules: subscription). */
export function requirePremium(parent: { family: { hasPremiumAccess: boolean } }): void {
  if (parent.family.hasPremiumAccess) return;
  throw refusal('PREMIUM_REQUIRED', 'trialEnded');
}
