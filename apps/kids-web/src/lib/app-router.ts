import * as account from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { idInput } from '@herohood/domain/fields';
import type { ChildHabit } from '@herohood/domain/habits/schema';
import * as missions from '@herohood/domain/missions/schema';
import type { Badges, WeeklyProgress } from '@herohood/domain/progress/schema';
import * as sync from '@herohood/domain/sync/schema';
import { initTRPC } from '@trpc/server';

const { procedure, router } = initTRPC.create();

const appRouter = router({
  account: router({
    childLogin: procedure.input(account.childLoginInput).mutation(() => ({}) as Child),
    childMe: procedure.query(() => ({}) as Child),
  }),
  habits: router({ listForChild: procedure.input(idInput).query(() => [] as ChildHabit[]) }),
  missions: router({
    complete: procedure.input(missions.completeMissionInput).mutation(() => ({}) as missions.Completion),
    withdraw: procedure.input(idInput).mutation(() => ({}) as missions.Completion),
    listToday: procedure.input(idInput).query(() => [] as missions.Completion[]),
  }),
  progress: router({
    weekly: procedure.input(idInput).query(() => ({}) as WeeklyProgress),
    badges: procedure.input(idInput).query(() => ({}) as Badges),
  }),
  sync: router({
    childFamilyData: procedure.input(sync.syncInput).query(() => ({}) as sync.SyncResponse),
    markCompleted: procedure.input(sync.markCompletedInput).mutation(() => ({ completed: 1 })),
  }),
});

export type AppRouter = typeof appRouter;
