/** One call of the REST contract: what the product promises, written down apart from what is built. */
export interface ContractRow {
  /** For example `GET /api/children/{id}`. */
  call: string;
  method: string;
  path: string;
  /** Helpers may call too. */
  isForHelpers: boolean;
  /** The roles that may call; empty: nobody needs to be signed in. */
  who: ('parent' | 'child')[];
  success: number[];
  /** Name of the answer's shape (see contract-shapes.ts), `[]` for a list of it; null: no JSON shape is promised. */
  answer: string | null;
}

/** Columns: method, path, who (P parent, H helper, C the hero's own session, - anyone), success, answer. */
const ACCOUNT_AND_FAMILY = `
  POST   /api/auth/register                          -    201      User
  POST   /api/auth/login                             -    200      User
  POST   /api/auth/logout                            PH   200      Ok
  GET    /api/logout                                 -    302      -
  GET    /api/auth/user                              PH   200      User
  PATCH  /api/auth/user                              P    200      User
  GET    /api/auth/devices                           PH   200      OwnDevice[]
  DELETE /api/auth/devices                           PH   204      -
  DELETE /api/auth/devices/{id}                      PH   204      -
  PATCH  /api/profile                                PH   200      User
  POST   /api/auth/email/confirm                     -    200      Email
  POST   /api/auth/password-reset                    -    200      Ok
  POST   /api/auth/password-reset/check              -    200      Ok
  POST   /api/auth/password-reset/confirm            -    200      Ok
  POST   /api/auth/child-login                       -    200      Child
  POST   /api/auth/child-link                        -    200      Child
  GET    /api/auth/child                             C    200      Child
  GET    /api/family/join-requests                   P    200      JoinRequest[]
  POST   /api/family/join-requests/{id}/accept       P    200      -
  POST   /api/family/join-requests/{id}/decline      P    200      -
  PATCH  /api/family                                 P    200      User
  GET    /api/family/members                         P    200      Member[]
  PATCH  /api/family/members/{id}                    P    200      Member
  DELETE /api/family/members/{id}                    PH   204      -
  POST   /api/family/code                            P    200      FamilyCode
  GET    /api/family/invitations                     P    200      Invitation[]
  POST   /api/family/invitations                     P    201      Invitation
  DELETE /api/family/invitations/{id}                P    204      -
  POST   /api/family/invitations/accept              PH   200      User
  GET    /api/family/export                          P    200      -
  DELETE /api/family                                 P    204      -
  GET    /api/family/audit                           P    200      AuditEntry[]
`;

const HEROES_AND_HABITS = `
  GET    /api/children                               PH   200      Child[]
  POST   /api/children                               P    201      Child
  PATCH  /api/children/{id}                          PC   200      Child
  DELETE /api/children/{id}                          P    204      -
  POST   /api/children/{id}/generate-login           P    200      Child
  POST   /api/children/{id}/login-link               P    201      LoginLink
  GET    /api/children/{id}/devices                  P    200      HeroDevice[]
  DELETE /api/children/{id}/devices/{deviceId}       P    204      -
  GET    /api/children/{id}/habits                   PHC  200      ChildHabit[]
  POST   /api/children/{id}/habits                   P    201,200  ChildHabit
  GET    /api/habits/master                          PH   200      MasterHabit[]
  GET    /api/habits/all                             PH   200      ChildHabit[]
  POST   /api/habits/master                          P    201      MasterHabit
  PATCH  /api/master-habits/{id}                     P    200      MasterHabit
  GET    /api/habits/{id}                            PH   200      ChildHabit|MasterHabit
  PATCH  /api/habits/{id}                            P    200      ChildHabit|MasterHabit
  DELETE /api/habits/{id}                            P    204      -
  POST   /api/habits/auto-assign-all                 P    200      AutoAssigned
  GET    /api/ideas/habits                           P    200      HabitIdea[]
  GET    /api/ideas/rewards                          P    200      RewardIdea[]
  GET    /api/ideas/packs                            P    200      Pack[]
  GET    /api/habit-templates                        P    200      HabitTemplate[]
  POST   /api/habit-templates                        P    201      HabitTemplate
  DELETE /api/habit-templates/{id}                   P    204      -
`;

const MISSIONS_AND_PROGRESS = `
  GET    /api/children/{id}/completions              PHC  200      Completion[]
  GET    /api/children/{id}/completions/today        PHC  200      Completion[]
  GET    /api/home                                   C    200      HomeToday
  GET    /api/home/parent                            PH   200      ParentToday
  GET    /api/home/celebrations                      C    200      Celebrations
  GET    /api/children/{id}/board                    PHC  200      Board
  GET    /api/children/{id}/calendar                 PHC  200      CalendarDay[]
  GET    /api/children/{id}/progress/weekly          PHC  200      WeeklyProgress
  GET    /api/children/{id}/report                   PH   200      Report
  GET    /api/children/{id}/badges                   PHC  200      Badges
  POST   /api/children/{id}/streak/repair            P    200      Badges
  GET    /api/children/{id}/pending-habits           PH   200      PendingHabit[]
  GET    /api/pending-habits/all                     PH   200      PendingHabit[]
  POST   /api/habits/{id}/complete                   PHC  201,200  Completion
  POST   /api/habit-completions/{id}/withdraw        C    200      Completion
  POST   /api/habit-completions/{id}/approve         PH   200      Completion
  POST   /api/habit-completions/{id}/reject          PH   200      Completion
  POST   /api/habit-completions/{id}/undo            PH   200      Completion
  GET    /api/children/{id}/praise                   PC   200      KeptPraise[]
  GET    /api/auto-approval-settings                 P    200      AutoApprovalSettings
  PUT    /api/auto-approval-settings                 P    200      AutoApprovalSettings
  GET    /api/auto-approval-stats                    P    200      AutoApprovalStats
  GET    /api/trust-suggestions                      P    200      TrustSuggestion[]
`;

const REWARDS_AND_POINTS = `
  GET    /api/children/{id}/rewards                  PC   200      Reward[]
  POST   /api/children/{id}/rewards                  P    201      Reward
  PATCH  /api/rewards/{id}                           P    200      Reward
  DELETE /api/rewards/{id}                           P    204      -
  POST   /api/rewards/{id}/claim                     C    201,200  RewardClaim
  GET    /api/children/{id}/reward-claims            PC   200      RewardClaim[]
  PUT    /api/reward-claims/{id}/mark-used           C    200      RewardClaim
  GET    /api/reward-claims/pending                  P    200      RewardClaim[]
  POST   /api/reward-claims/{id}/approve             P    200      RewardClaim
  POST   /api/reward-claims/{id}/reject              P    200      RewardClaim
  POST   /api/reward-claims/{id}/undo                P    200      RewardClaim
  GET    /api/reward-claims/owed                     P    200      RewardClaim[]
  PUT    /api/reward-claims/{id}/given               P    200      RewardClaim
  GET    /api/children/{id}/goals                    PC   200      Goal[]
  POST   /api/children/{id}/goals                    PC   201      Goal
  PATCH  /api/goals/{id}                             PC   200      Goal
  DELETE /api/goals/{id}                             PC   204      -
  POST   /api/goals/{id}/deposit                     C    200      Goal
  POST   /api/goals/{id}/withdraw                    PC   200      Goal
  GET    /api/children/{id}/pending-rewards          P    200      RewardTransaction[]
  GET    /api/children/{id}/reward-transactions      PC   200      RewardTransaction[]
  POST   /api/children/{id}/reward-transactions      P    201      RewardTransaction
  POST   /api/reward-transactions/{id}/approve       P    200      RewardTransaction
  POST   /api/reward-transactions/{id}/reject        P    200      RewardTransaction
  POST   /api/reward-transactions/{id}/undo          P    200      RewardTransaction
`;

const PROPOSALS = `
  POST   /api/children/{id}/proposals                C    201,200  Proposal
  GET    /api/children/{id}/proposals                PC   200      Proposal[]
  GET    /api/proposals                              P    200      Proposal[]
  POST   /api/proposals/{id}/accept                  P    200      Proposal
  POST   /api/proposals/{id}/decline                 P    200      Proposal
  POST   /api/proposals/{id}/undo                    P    200      Proposal
`;

const INBOX = `
  GET    /api/decisions                              PH   200      Decision[]
  POST   /api/inbox/approve-all                      PH   200      ApprovedAll
  POST   /api/children/{id}/call-parent              C    202      Call
  POST   /api/inbox/calls/{id}/seen                  PH   204      -
`;

const WORLD = `
  GET    /api/children/{id}/finds                    PHC  200      Find[]
  GET    /api/children/{id}/room                     PHC  200      Room
  PUT    /api/children/{id}/room                     C    200      Room
  PUT    /api/children/{id}/style                    C    200      Child
  GET    /api/children/{id}/siblings                 C    200      Sibling[]
  POST   /api/children/{id}/trip/open                C    200,204  OpenedTrip
  GET    /api/children/{id}/cheers                   C    200      Cheer[]
  POST   /api/children/{id}/cheers                   C    201      Cheer
`;

const DAYS = `
  GET    /api/day-marks                              P    200      DayMark[]
  POST   /api/day-marks                              P    201      DayMark
  PATCH  /api/day-marks/{id}                         P    200      DayMark
  DELETE /api/day-marks/{id}                         P    204      -
  POST   /api/day-marks/import                       P    200      ImportedMarks
  GET    /api/children/{id}/care-pattern             P    200      CarePattern|Nothing
  PUT    /api/children/{id}/care-pattern             P    200      CarePattern|Nothing
  DELETE /api/children/{id}/care-pattern             P    204      -
`;

const SHOP_GAMES_AND_CONTROLS = `
  GET    /api/avatar-shop                            PC   200      AvatarItem[]
  GET    /api/gear-shop                              PC   200      GearItem[]
  POST   /api/children/{id}/welcome                  C    200      Child
  POST   /api/children/{id}/purchase-avatar          C    200      Child
  POST   /api/children/{id}/purchase-gear            C    200      Child
  GET    /api/mini-games                             C    200      MiniGame[]
  POST   /api/mini-games/{id}/plays                  C    201      GamePlay
  POST   /api/mini-game-plays/{id}/finish            C    200      FinishedPlay
  GET    /api/children/{id}/parental-controls        PC   200      Controls
  PUT    /api/children/{id}/parental-controls        P    200      Controls
  POST   /api/children/{id}/emergency/activate       P    200      Controls
  POST   /api/children/{id}/emergency/deactivate     P    200      Controls
  GET    /api/children/{id}/screen-time              PC   200      ScreenTime
`;

const SUBSCRIPTION_AND_SYNC = `
  POST   /api/subscription/check-feature-access      PC   200      FeatureAccess
  GET    /api/subscription/status                    P    200      SubscriptionStatus
  POST   /api/subscription/create                    P    200      NewSubscription
  POST   /api/subscription/complete                  P    200      SubscriptionStatus
  POST   /api/subscription/cancel                    P    200      SubscriptionStatus
  POST   /api/subscription/resume                    P    200      SubscriptionStatus
  POST   /api/stripe/webhook                         -    200      -
  GET    /api/sync/devices                           P    200      Device[]
  POST   /api/sync/register-device                   P    201,200  Device
  GET    /api/sync/family-data                       PH   200      SyncResponse
  GET    /api/sync/child-family-data                 C    200      SyncResponse
  POST   /api/sync/mark-completed                    PC   200      MarkedCompleted
  GET    /api/sync/stream                            PHC  200      -
  POST   /api/objects/upload                         PHC  200      UploadTarget
  PUT    /api/media/{id}                             -    200      -
  GET    /api/media/{id}                             PHC  200,206,304  -
  GET    /api/habit-completions/{id}/photo           PHC  200,304  -
  GET    /api/proposals/{id}/photo                   PC   200,304  -
  POST   /api/push/subscribe                         PHC  200      -
  POST   /api/push/unsubscribe                       PHC  200      -
`;

/** Every call that the product promises. An upload's two addresses are of this server's own making. */
export const CONTRACT_ROWS: readonly ContractRow[] = [
  ACCOUNT_AND_FAMILY,
  HEROES_AND_HABITS,
  MISSIONS_AND_PROGRESS,
  REWARDS_AND_POINTS,
  PROPOSALS,
  INBOX,
  WORLD,
  DAYS,
  SHOP_GAMES_AND_CONTROLS,
  SUBSCRIPTION_AND_SYNC,
]
  .flatMap((table) => table.trim().split('\n'))
  .map(readRow);

function readRow(line: string): ContractRow {
  const [method = '', path = '', who = '', success = '', answer = ''] = line.trim().split(/\s+/);
  return {
    call: `${method} ${path}`,
    method,
    path,
    who: [
      ...(who.includes('P') ? ['parent' as const] : []),
      ...(who.includes('C') ? ['child' as const] : []),
    ],
    isForHelpers: who.includes('H'),
    success: success.split(',').map(Number),
    answer: answer === '-' ? null : answer,
  };
}
