import type { User } from '@herohood/domain/account/schema';
import * as account from '@herohood/domain/account/schema';
import * as children from '@herohood/domain/children/schema';
import type { ErrorCode, ErrorFlags } from '@herohood/domain/errors';
import type * as family from '@herohood/domain/family/schema';
import { idInput } from '@herohood/domain/fields';
import * as habits from '@herohood/domain/habits/schema';
import * as missions from '@herohood/domain/missions/schema';
import * as points from '@herohood/domain/points/schema';
import type * as progress from '@herohood/domain/progress/schema';
import * as sync from '@herohood/domain/sync/schema';
import { initTRPC } from '@trpc/server';

const t = initTRPC.create({
  errorFormatter: ({ shape }) => ({
    ...shape,
    data: { ...shape.data, code: '' as ErrorCode, ...({} as ErrorFlags) },
  }),
});
const p = t.procedure;
const appRouter = t.router({
  account: t.router({
    register: p.input(account.registerInput).mutation(() => ({}) as User),
    login: p.input(account.loginInput).mutation(() => ({}) as User),
    me: p.query(() => ({}) as User),
    updateProfile: p.input(account.updateProfileInput).mutation(() => ({}) as User),
  }),
  children: t.router({
    list: p.query(() => [] as children.Child[]),
    create: p.input(children.createChildInput).mutation(() => ({}) as children.Child),
    update: p.input(children.updateChildInput).mutation(() => ({}) as children.Child),
    remove: p.input(idInput).mutation(() => null),
    generateLogin: p.input(idInput).mutation(() => ({}) as children.Child),
  }),
  habits: t.router({
    listMasters: p.query(() => [] as habits.MasterHabit[]),
    listAll: p.query(() => [] as habits.ChildHabit[]),
    listForChild: p.input(idInput).query(() => [] as habits.ChildHabit[]),
    createMaster: p.input(habits.createMasterHabitInput).mutation(() => ({}) as habits.MasterHabit),
    updateMaster: p.input(habits.updateMasterHabitInput).mutation(() => ({}) as habits.MasterHabit),
    update: p.input(habits.updateHabitInput).mutation(() => ({}) as habits.ChildHabit),
    remove: p.input(idInput).mutation(() => null),
    assign: p
      .input(habits.assignHabitInput.pick({ id: true, masterHabitId: true }))
      .mutation(() => ({}) as habits.ChildHabit),
    autoAssignAll: p.mutation(() => ({ assigned: 1 })),
  }),
  missions: t.router({
    complete: p.input(missions.completeMissionInput).mutation(() => ({}) as missions.Completion),
    approve: p.input(missions.approveMissionInput).mutation(() => ({}) as missions.Completion),
    reject: p.input(missions.rejectMissionInput).mutation(() => ({}) as missions.Completion),
    undo: p.input(idInput).mutation(() => ({}) as missions.Completion),
    listToday: p.input(idInput).query(() => [] as missions.Completion[]),
    listCompletions: p.input(missions.listCompletionsInput).query(() => [] as missions.Completion[]),
    listPending: p.query(() => [] as missions.PendingHabit[]),
    listPendingForChild: p.input(idInput).query(() => [] as missions.PendingHabit[]),
    autoApprovalSettings: p.query(() => ({}) as missions.AutoApprovalSettings),
    updateAutoApprovalSettings: p
      .input(missions.updateAutoApprovalSettingsInput)
      .mutation(() => ({}) as missions.AutoApprovalSettings),
    autoApprovalStats: p.query(() => ({}) as missions.AutoApprovalStats),
  }),
  points: t.router({
    listTransactions: p.input(points.listTransactionsInput).query(() => [] as points.RewardTransaction[]),
    listPendingTransactions: p.input(idInput).query(() => [] as points.RewardTransaction[]),
    addTransaction: p.input(points.addTransactionInput).mutation(() => ({}) as points.RewardTransaction),
    approveTransaction: p
      .input(points.approveTransactionInput)
      .mutation(() => ({}) as points.RewardTransaction),
  }),
  progress: t.router({
    weekly: p.input(idInput).query(() => ({}) as progress.WeeklyProgress),
    badges: p.input(idInput).query(() => ({}) as progress.Badges),
  }),
  sync: t.router({
    listDevices: p.query(() => [] as sync.Device[]),
    registerDevice: p.input(sync.registerDeviceInput).mutation(() => ({}) as sync.Device),
    familyData: p.input(sync.syncInput).query(() => ({}) as sync.SyncResponse),
    markCompleted: p.input(sync.markCompletedInput).mutation(() => ({ completed: 1 })),
  }),
  family: t.router({
    listJoinRequests: p.query(() => [] as family.JoinRequest[]),
    acceptJoinRequest: p.input(idInput).mutation(() => null as unknown),
    declineJoinRequest: p.input(idInput).mutation(() => null as unknown),
  }),
});
export type AppRouter = typeof appRouter;
