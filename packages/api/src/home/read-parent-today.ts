import { listWaitingParents } from '@herohood/db/family/queries';
import { listUnseenCalls } from '@herohood/db/inbox/call-queries';
import { listPending } from '@herohood/db/missions/queries';
import { listWaitingTransactions } from '@herohood/db/points/queries';
import { listHeroesOfDay } from '@herohood/db/progress/today-queries';
import { listWaitingProposals } from '@herohood/db/proposals/queries';
import type { ParentToday } from '@herohood/domain/home/schema';
import { heroDays } from '@herohood/domain/progress/hero-days';
import { presentChildTo } from '../children/present';
import type { ParentContext } from '../context';
import { presentJoinRequest } from '../family/answer-join-request';
import { presentCall } from '../inbox/call-parent';
import { presentPending } from '../missions/present';
import { presentTransaction } from '../points/transactions';
import { presentProposal } from '../proposals/present';
import { listOpenClaims } from '../rewards/list-open-claims';
import { toIso } from '../sync/present';
import { cursorAfter } from '../sync/sync-family';

/** All that the first view of a parent's Today paints, in one answer. */
export async function readParentToday(ctx: ParentContext): Promise<ParentToday> {
  const { db, familyId } = ctx;
  const { family, familyRole } = ctx.parent;
  const { today, row } = family;
  const [heroes, missions, calls, ofParents] = await Promise.all([
    listHeroesOfDay(db, familyId, today),
    listPending(db, familyId),
    listUnseenCalls(db, familyId),
    familyRole === 'helper' ? NOT_FOR_HELPERS : readForParents(ctx),
  ]);
  return {
    asOf: cursorAfter(toIso(row.lastEventAt), ctx.now()),
    heroes: heroes.map(({ hero }) => presentChildTo(ctx, hero)),
    days: heroDays(heroes, today),
    missions: missions.map(presentPending),
    calls: calls.map(presentCall),
    ...ofParents,
  };
}

const NOT_FOR_HELPERS = { claims: [], owedClaims: [], points: [], proposals: [], joinRequests: [] };

async function readForParents(ctx: ParentContext) {
  const { db, familyId } = ctx;
  const [claims, points, proposals, newcomers] = await Promise.all([
    listOpenClaims(ctx),
    listWaitingTransactions(db, familyId),
    listWaitingProposals(db, familyId),
    listWaitingParents(db, familyId),
  ]);
  return {
    claims: claims.filter(({ status }) => status === 'pending'),
    owedClaims: claims.filter(({ status }) => status === 'approved'),
    points: points.map((each) => presentTransaction(each, ctx.locale)),
    proposals: proposals.map((each) => presentProposal(ctx, each)),
    joinRequests: newcomers.map(presentJoinRequest),
  };
}
