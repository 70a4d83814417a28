import { listPending } from '@herohood/db/missions/queries';
import { idInput } from '@herohood/domain/fields';
import {
  approveMissionInput,
  autoApprovalSettingsSchema,
  autoApprovalStatsSchema,
  completeMissionInput,
  completionSchema,
  listCompletionsInput,
  pendingHabitSchema,
  rejectMissionInput,
  trustSuggestionSchema,
  updateAutoApprovalSettingsInput,
} from '@herohood/domain/missions/schema';
import * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import { WITH_PICTURE } from '../media/save-picture';
import {
  childProcedure,
  familyOrHelperProcedure,
  heroFirstOrHelperProcedure,
  parentOrHelperProcedure,
  parentProcedure,
} from '../procedures';
import { router } from '../trpc';
import { approveMission } from './approve-mission';
import { autoApprovalStats, updateAutoApprovalSettings } from './auto-approval-settings';
import { completeMission } from './complete-mission';
import { listCompletions, listToday } from './list-completions';
import { listTrustSuggestions } from './list-trust-suggestions';
import { presentPending } from './present';
import { rejectMission } from './reject-mission';
import { undoApproval } from './undo-approval';
import { withdrawMission } from './withdraw-mission';

export const missionsRouter = router({
  complete: heroFirstOrHelperProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/habits/{id}/complete',
        summary: 'A hero does a mission, or a parent marks it done',
        status: 201,
        alsoStatus: 200,
        refusals: [
          ...([
            'TOO_OLD',
            'HABIT_INACTIVE',
            'NOT_DUE',
            'SLOT_GONE',
            'TRY_LIMIT',
            'TAP_USED',
            'FEATURE_DISABLED',
          ] as const),
          ...([
            'PHOTO_REQUIRED',
            'TOO_LARGE',
            'UNSUPPORTED_MEDIA_TYPE',
            'TOO_MANY_TRIES',
            'CONFLICT',
          ] as const),
        ],
        bodyLimit: WITH_PICTURE,
      },
    })
    .input(completeMissionInput)
    .output(completionSchema)
    .mutation(({ ctx, input }) => completeMission(ctx, input)),

  withdraw: childProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/habit-completions/{id}/withdraw',
        summary: 'A hero takes a waiting mission back',
        refusals: ['NOT_PENDING'],
      },
    })
    .input(idInput('completion'))
    .output(completionSchema)
    .mutation(({ ctx, input }) => withdrawMission(ctx, input.id)),

  approve: parentOrHelperProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/habit-completions/{id}/approve',
        summary: 'Approve a mission and pay it',
        refusals: ['MESSAGE_REQUIRED', 'ALREADY_REJECTED', 'NOT_PENDING', 'NOT_DUE'],
      },
    })
    .input(approveMissionInput)
    .output(completionSchema)
    .mutation(({ ctx, input }) => approveMission(ctx, input)),

  reject: parentOrHelperProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/habit-completions/{id}/reject',
        summary: 'Send a mission back with feedback',
        refusals: ['MESSAGE_REQUIRED', 'ALREADY_APPROVED', 'NOT_PENDING'],
      },
    })
    .input(rejectMissionInput)
    .output(completionSchema)
    .mutation(({ ctx, input }) => rejectMission(ctx, input)),

  undo: parentOrHelperProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/habit-completions/{id}/undo',
        summary: 'Take an approval back within 24 hours',
        refusals: ['NOT_APPROVED', 'UNDO_EXPIRED', 'ALREADY_SPENT'],
      },
    })
    .input(idInput('completion'))
    .output(completionSchema)
    .mutation(({ ctx, input }) => undoApproval(ctx, input.id)),

  listToday: familyOrHelperProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/completions/today',
        summary: "All of today's completions",
      },
    })
    .input(idInput('hero'))
    .output(z.array(completionSchema))
    .query(({ ctx, input }) => listToday(ctx, input.id)),

  listCompletions: familyOrHelperProcedure
    .meta({
      weight: 3,
      mostInRequest: 1,
      rest: {
        method: 'GET',
        path: '/api/children/{id}/completions',
        summary: "A hero's completions, newest first",
      },
    })
    .input(listCompletionsInput)
    .output(z.array(completionSchema))
    .query(({ ctx, input }) => listCompletions(ctx, input)),

  listPending: parentOrHelperProcedure
    .meta({
      mostInRequest: 2,
      rest: {
        method: 'GET',
        path: '/api/pending-habits/all',
        summary: 'What waits for a parent, oldest first',
      },
    })
    .output(z.array(pendingHabitSchema))
    .query(async ({ ctx }) => (await listPending(ctx.db, ctx.familyId)).map(presentPending)),

  listPendingForChild: parentOrHelperProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/pending-habits',
        summary: "What of one hero's waits for a parent",
      },
    })
    .input(idInput('hero'))
    .output(z.array(pendingHabitSchema))
    .query(async ({ ctx, input }) => {
      const { id } = await findOwnChild(ctx, input.id);
      return (await listPending(ctx.db, ctx.familyId, id)).map(presentPending);
    }),

  trustSuggestions: parentProcedure
    .meta({
      weight: 3,
      rest: {
        method: 'GET',
        path: '/api/trust-suggestions',
        summary: 'Missions that could be trusted: approved by a parent 14 times in a row',
      },
    })
    .output(z.array(trustSuggestionSchema))
    .query(({ ctx }) => listTrustSuggestions(ctx)),

  autoApprovalSettings: parentProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/auto-approval-settings',
        summary: "The family's auto-approval settings",
      },
    })
    .output(autoApprovalSettingsSchema)
    .query(({ ctx }) => ctx.parent.family.autoApproval),

  updateAutoApprovalSettings: parentProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/auto-approval-settings',
        summary: "Change the family's auto-approval settings",
      },
    })
    .input(updateAutoApprovalSettingsInput)
    .output(autoApprovalSettingsSchema)
    .mutation(({ ctx, input }) => updateAutoApprovalSettings(ctx, input)),

  autoApprovalStats: parentProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/auto-approval-stats',
        summary: 'What the timer has done and has before it',
      },
    })
    .output(autoApprovalStatsSchema)
    .query(({ ctx }) => autoApprovalStats(ctx)),
});
