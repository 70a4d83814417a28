import { type Act, hero, open, parent } from './acts-play';

const FEATURES = ['mini_games', 'voice_reminders'] as const;

/** Every question; none of them may change anything, nor tell anything to whom it does not concern. */
export const READ_ACTS = {
  'children.list': parent(({ call }) => call.children.list()),
  'account.listHeroDevices': parent(({ call, one }) => call.account.listHeroDevices({ id: one('heroes') })),
  'controls.get': hero(({ call, self }) => call.controls.get({ id: self })),
  'controls.screenTime': hero(({ call, self }) => call.controls.screenTime({ id: self })),
  'family.listJoinRequests': parent(({ call }) => call.family.listJoinRequests()),
  'family.members': parent(({ call }) => call.family.members()),
  'family.listInvitations': parent(({ call }) => call.family.listInvitations()),
  'family.audit': parent(({ call }) => call.family.audit({})),
  'games.list': hero(({ call }) => call.games.list()),
  'habits.listMasters': parent(({ call }) => call.habits.listMasters()),
  'habits.listAll': parent(({ call }) => call.habits.listAll()),
  'habits.listForChild': hero(({ call, self }) => call.habits.listForChild({ id: self })),
  'habits.get': parent(({ call, one, b }) => call.habits.get({ id: one(b % 2 ? 'habits' : 'masters') })),
  'inbox.listDecisions': parent(({ call }) => call.inbox.listDecisions({})),
  'inbox.listCalls': parent(({ call }) => call.inbox.listCalls()),
  'missions.listToday': hero(({ call, self }) => call.missions.listToday({ id: self })),
  'missions.listCompletions': hero(({ call, self }) => call.missions.listCompletions({ id: self })),
  'missions.listPending': parent(({ call }) => call.missions.listPending()),
  'missions.listPendingForChild': parent(({ call, one }) =>
    call.missions.listPendingForChild({ id: one('heroes') }),
  ),
  'missions.autoApprovalSettings': parent(({ call }) => call.missions.autoApprovalSettings()),
  'missions.autoApprovalStats': parent(({ call }) => call.missions.autoApprovalStats()),
  'points.listTransactions': hero(({ call, self }) => call.points.listTransactions({ id: self })),
  'points.listPending': parent(({ call }) => call.points.listPending()),
  'points.listPendingTransactions': parent(({ call, one }) =>
    call.points.listPendingTransactions({ id: one('heroes') }),
  ),
  'progress.weekly': hero(({ call, self }) => call.progress.weekly({ id: self })),
  'progress.badges': hero(({ call, self }) => call.progress.badges({ id: self })),
  'progress.report': parent(({ call, one }) => call.progress.report({ id: one('heroes') })),
  'push.publicKey': { ...open(({ call }) => call.push.publicKey()), isPublic: true },
  'reminders.showing': hero(({ call }) => call.reminders.showing()),
  'rewards.listForChild': hero(({ call, self }) => call.rewards.listForChild({ id: self })),
  'rewards.listClaims': hero(({ call, self }) => call.rewards.listClaims({ id: self })),
  'rewards.listOwedClaims': parent(({ call }) => call.rewards.listOwedClaims()),
  'rewards.listPendingClaims': parent(({ call }) => call.rewards.listPendingClaims()),
  'shop.listAvatars': hero(({ call }) => call.shop.listAvatars()),
  'shop.listGear': hero(({ call }) => call.shop.listGear()),
  'sync.listDevices': parent(({ call }) => call.sync.listDevices()),
  'subscription.status': open(({ call }) => call.subscription.status()),
  'subscription.checkout': open(({ call }) => call.subscription.checkout()),
  'subscription.checkFeatureAccess': open(({ call, of }) =>
    call.subscription.checkFeatureAccess({ feature: of(FEATURES) }),
  ),
} satisfies Record<string, Act>;
