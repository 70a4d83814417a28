import { type Act, hero, parent, provider } from './acts-play';

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const DEVICES = ['tablet', 'phone', 'the-one-in-the-kitchen'];
/** Browsers that are handed around in the family; strangers have their own. */
const endpointOf = (isOwn: boolean, name: string) =>
  `https://push.example.com/${isOwn ? 'home' : 'theirs'}/${name}`;
const BROWSERS = ['a', 'b'];

/** The family's members, their devices and what keeps these in step. */
export const FAMILY_ACTS = {
  'family.acceptJoinRequest': parent(async ({ call, one, world, isOwn, b }) => {
    const role = b % 2 ? 'helper' : 'parent';
    const answer = await call.family.acceptJoinRequest({ id: one('joiners'), role });
    if (isOwn) world.once(`answer to ${answer.id}`);
    return answer;
  }),
  'family.declineJoinRequest': parent(async ({ call, one, world, isOwn }) => {
    const answer = await call.family.declineJoinRequest({ id: one('joiners') });
    if (isOwn) world.once(`answer to ${answer.id}`);
    return answer;
  }),
  'sync.registerDevice': parent(({ call, of }) =>
    call.sync.registerDevice({ deviceId: of(DEVICES), deviceName: 'At home', deviceType: 'web' }),
  ),
  'sync.markCompleted': parent(({ call, of, one, b }) =>
    call.sync.markCompleted({ deviceId: of(DEVICES), eventIds: [one('events'), one('events', b)] }),
  ),
  'sync.markCompleted, by hero': hero(({ call, of, one }) =>
    call.sync.markCompleted({ deviceId: of(DEVICES), eventIds: [one('events')] }),
  ),
  /** A parents' device that asks again and again must learn of everything, whatever is being written while it asks. */
  'sync.familyData': parent(async ({ call, world, isOwn, by }) => {
    const { follower } = world;
    const isParents = isOwn && by !== 'gran';
    const answer = await call.sync.familyData({ lastSyncTime: isOwn ? follower.cursor : undefined });
    if (!isParents) return answer;
    for (const { id } of answer.syncEvents) {
      follower.seen.add(id);
      world.remember('events', id);
    }
    const isFirst = follower.cursor === undefined;
    if (isFirst || answer.fullRefresh) follower.seesAllUntil = answer.lastSyncTime;
    if (isFirst || answer.lastSyncTime > (follower.cursor ?? '')) follower.cursor = answer.lastSyncTime;
    return answer;
  }),
  'sync.childFamilyData': hero(({ call, world: { follower } }) =>
    call.sync.childFamilyData({ lastSyncTime: follower.cursor }),
  ),
  'push.subscribe': parent(({ call, of, isOwn }) =>
    call.push.subscribe({ endpoint: endpointOf(isOwn, of(BROWSERS)), keys: KEYS }),
  ),
  'push.subscribe, by hero': hero(({ call, of, isOwn }) =>
    call.push.subscribe({ endpoint: endpointOf(isOwn, of(BROWSERS)), keys: KEYS }),
  ),
  'push.unsubscribe': parent(({ call, of }) =>
    call.push.unsubscribe({ endpoint: endpointOf(true, of(BROWSERS)) }),
  ),
  'push.unsubscribe, by hero': hero(({ call, of }) =>
    call.push.unsubscribe({ endpoint: endpointOf(true, of(BROWSERS)) }),
  ),
  'push service forgets': provider(({ world, of, b }) => {
    const endpoint = endpointOf(true, of(BROWSERS));
    if (b % 2) world.ports.gone.delete(endpoint);
    else world.ports.gone.add(endpoint);
  }),
} satisfies Record<string, Act>;
