/**
 * The fields of every answer, written down apart from the schemas that the server is built on. `?` may be null,
 * `~` may be absent, `[]` a list, `{}` a map of anything to it, `a.(b c)` the object `a` with the fields b and c, `a.Child` one with those of
 * another shape.
 */
const ALERTS = `reminderEnabled reminderTime reminderDuration timeRangeStart timeRangeEnd voiceReminderEnabled
  customRingtone`;
const PLAN = 'schedule partOfDay timesPerDay';
const HABIT = `id name description? icon color frequency ${PLAN} schoolDaysOnly allowExtra xpReward tool approval isActive
  createdAt ${ALERTS}`;
const REPORTED = 'due done waiting xp completionRate';
const DEVICE = 'id deviceId deviceName deviceType lastSeenAt createdAt';

const SHAPES: Record<string, string> = {
  Ok: 'ok',
  /** The answer is null. */
  Nothing: ' ',
  Email: 'email',
  User: `id email firstName lastName phoneNumber? profileImageUrl? pendingEmail? familyCode? subscriptionStatus?
    subscriptionPlan? trialEndsAt? subscriptionEndDate? createdAt serverTime timeZone hasPremiumAccess trialDaysLeft? dayStartHour familyRole billing siblingVisits locale? familyLocale
    weekStart parts[].(part from until) shieldsEnabled weekendChallenge photoDays goalWithdrawals
    reminderSettings.(enabled voiceEnabled ringtoneEnabled defaultRingtone reminderTime time
      timeRangeStart timeRangeEnd)`,
  Child: `id name avatarType avatarUrl? level xp totalXp rewardPoints unlockedAvatars[] unlockedGear[]
    equippedGear[] style.(backdrop? frame? pose?) xpIntoLevel xpForNextLevel username? isNew streakRule locale? createdAt look~
    goalWithdrawals~ familyLocale~ timeZone~ dayStartHour~ weekStart~ serverTime~ birthYear?~ pin?~`,
  LoginLink: 'url expiresAt',
  HeroDevice: 'id name lastSeenAt current',
  OwnDevice: 'id name signedInAt lastSeenAt current',
  MasterHabit: `${HABIT} spotCheck photo voiceRecording? voiceRecordingName?`,
  /** What is absent is not told to heroes. */
  ChildHabit: `${HABIT} spotCheck~ photo~ askUntil?~ childId masterHabitId own.(schedule? partOfDay? timesPerDay? approval?)`,
  AutoAssigned: 'assigned',
  HabitIdea: 'id name description icon ages[] partOfDay xpReward tool packs[]',
  RewardIdea: 'id name description icon type ages[] cost packs[]',
  Pack: 'id name',
  HabitTemplate: `id name description? icon color xpReward tool ${PLAN}`,
  Completion: `id habitId childId date slot status completedAt xpEarned promisedXp feedback? praise?.(sticker? message? voiceUrl?)
    autoApproved autoApprovesAt?
    decidedAt? decidedBy? photoUrl? find?.(findId set)`,
  KeptPraise: 'completionId? sticker? message? voiceUrl? from at',
  Find: 'findId set name art completionId? day? story? foundAt',
  Room: 'items[].(itemId x y layer) owned[].(itemId kind count)',
  OpenedTrip: `story find.findId find.set find.name find.art find.completionId? find.day? find.story?
    find.foundAt`,
  DayMark: 'id childId? kind from until note? source createdAt',
  ImportedMarks: 'added changed removed skipped unread errors[].(line message)',
  CarePattern: 'anchor weeks away[]',
  Cheer: 'id fromChildId fromName cheer at',
  Sibling: 'id name avatarType avatarUrl? equippedGear[] style.(backdrop? frame? pose?)',
  PendingHabit: `child.(id name avatarType avatarUrl?) habit.(id name icon color xpReward tool)
    completion.(id date slot completedAt xpEarned promisedXp photoUrl? photoSeen spotCheck beforePhoto autoApprovesAt?)`,
  Board: `date minute weekStart marks[] parts[].(part from until) missions[].(habitId name description? icon color xpReward
    tool approval photo partOfDay timeRangeStart timeRangeEnd slot slots due status completionId? feedback? completedAt? xpEarned? promisedXp? photoUrl?
    week?.times week?.done)`,
  HomeToday:
    'asOf hero.Child board.Board hasHabits streak.(days isAtRisk shields.held shields.max) controls.Controls hasGames',
  ParentToday: `asOf heroes[].Child days[].HeroDay missions[].PendingHabit claims[].RewardClaim owedClaims[].RewardClaim
    points[].RewardTransaction proposals[].Proposal calls[].Call joinRequests[].JoinRequest`,
  Celebrations: 'cursor celebrations[]',
  CalendarDay: 'date kind due done marks[]',
  WeeklyProgress: `status completedHabits pendingHabits totalHabits healthScore
    dailyBreakdown[].(date completed total)`,
  Report: `childId from to today totalXp level bestStreak currentStreak activeHabits ${REPORTED} before.(${REPORTED})
    days[].(date due done waiting xp marks[])
    habits[].(habitId name icon isActive streak ${REPORTED} before.due before.done before.waiting before.xp
      before.completionRate missedByWeekday[])`,
  HeroDay: `childId done waiting total open[].(habitId name icon color left) marks[]
    emergencySince?`,
  Badges: `badges[].(id name earned progress goal family hidden description next?) currentStreak
    bestStreak streakAtRisk shields.(held max used[]) weeklyStreaks[].(habitId weeks)
    records?.missionsInDay records?.missionsInWeek records?.mostDone?.name records?.mostDone?.times
    records?.mostDone?.minutes?`,
  AutoApprovalSettings: `enabled timeValue timeUnit applyToAllChildren
    childSpecificSettings{}.(enabled timeValue timeUnit)`,
  AutoApprovalStats: 'thisWeek totalSaved pending',
  TrustSuggestion: 'habitId childId name icon approvals',
  Reward: `id childId name description? type value cost costType isActive icon
    limits.(perDay~ perWeek~ perMonth~ cooldownHours~ stock~ weekdays[]~ from~ until~ minLevel~)
    stockLeft? available.(now code? availableAt?) createdAt`,
  Goal: 'id childId name rewardId? target saved autoSave reachedAt? createdAt',
  RewardClaim: `id rewardId childId status cost fromGoal message? createdAt decidedAt? usedAt? usedOn?
    reward.(name icon type)`,
  RewardTransaction: `id childId amount type source description createdAt requiresApproval isApproved status
    message? approvedBy? approvedAt?`,
  Proposal: `id childId kind title note? plan?.schedule plan?.partOfDay xp? photoUrl? voiceUrl? status message? paidXp? rewardId? createdAt
    decidedAt?`,
  Decision: 'id kind outcome childId summary at by.(kind name?) undoableUntil?',
  ApprovedAll: 'approved skipped[].(id kind code)',
  Call: 'id childId at',
  AvatarItem: 'id avatarType name description cost rarity',
  GearItem: 'id name gearType description cost rarity effect requiredLevel isActive createdAt',
  MiniGame: 'id name description icon unlockRequirement isActive difficulty bestScore?',
  GamePlay: 'playId secondsLeftToday difficulty',
  FinishedPlay: 'score pendingPoints secondsLeftToday bestScore? isRecord difficulty',
  Controls: `dailyScreenTime bonusTimePerHabit weekendBonus maxGameTimePerDay bedtimeMode bedtimeStart bedtimeEnd
    emergencyMode emergencyActivatedAt? blockAllApps limitInternet parentContactEnabled enableHabits
    enableGearShop enableMiniGames enableRewards`,
  ScreenTime: 'allowanceMinutes gameMinutesUsed gameMinutesLeft bedtimeNow',
  FeatureAccess: 'hasAccess user.(subscriptionStatus)',
  SubscriptionStatus:
    'status plan? hasAccess trialEndsAt? trialDaysLeft subscriptionEndDate? nextBillingDate?',
  NewSubscription: 'clientSecret subscriptionId paymentIntentId',
  Device: DEVICE,
  SyncResponse: `lastSyncTime today fullRefresh syncEvents[].(id type entity entityId? childId? createdAt)
    devices[].(${DEVICE})`,
  MarkedCompleted: 'completed',
  UploadTarget: 'uploadURL',
  Member: 'id firstName lastName email role joinedAt',
  FamilyCode: 'familyCode',
  Invitation: 'id url? role expiresAt createdAt',
  JoinRequest: 'id firstName lastName email createdAt',
  AuditEntry: 'id at actor.(kind name) act childId~ summary',
};

/** The promised fields of a shape's name (`X`, `X[]` or `X|Y`), one sorted list for each alternative. */
export function promisedFields(answer: string): string[][] {
  const [, names = '', list = ''] = /^(.*?)(\[\])?$/.exec(answer) ?? [];
  return names
    .split('|')
    .map((name) => {
      const shape = SHAPES[name];
      if (!shape) throw new Error(`The shape ${name} is not written down.`);
      return parseShape(shape).map((field) => (list ? `[].${field}` : field));
    })
    .map((fields) => fields.sort())
    .sort(byText);
}

function parseShape(shape: string): string[] {
  return [...shape.matchAll(/(\S+)\.\(([^)]*)\)|\S+/g)].flatMap(([token, outer, inner]) => {
    const [, place, name = ''] = /^(\S+)\.([A-Z]\w*)$/.exec(token) ?? [];
    const named = SHAPES[name];
    if (named) return parseShape(named).map((field) => `${place}.${field}`);
    return outer && inner
      ? inner
          .trim()
          .split(/\s+/)
          .map((field) => `${outer}.${field}`)
      : [token];
  });
}

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The fields that a JSON schema describes, in the same words. */
export function describedFields(schema: JsonSchema): string[][] {
  const list = schema.items && !schema.properties ? schema.items : null;
  const alternatives = list ? [list] : (schema.anyOf ?? [schema]);
  return alternatives
    .map((each) => pathsOf(each).map((path) => (list ? `[].${path}` : path)))
    .map((fields) => fields.sort())
    .sort(byText);
}

function pathsOf({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const { schema, isNullable } = withoutNull(property);
    const map = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
    const marks = `${schema.items ? '[]' : ''}${map ? '{}' : ''}${isNullable ? '?' : ''}`;
    const path = `${name}${marks}${required.includes(name) ? '' : '~'}`;
    const inner = pathsOf(schema.items ?? map ?? schema);
    return inner.length > 0 ? inner.map((each) => `${path}.${each}`) : [path];
  });
}

function withoutNull(schema: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (options?.length === 1 && options[0]) return { schema: options[0], isNullable: true };
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
  return { schema, isNullable };
}

const byText = (a: string[], b: string[]) => (a.join() < b.join() ? -1 : 1);
