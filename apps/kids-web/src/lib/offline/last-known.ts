import type { Child } from '@herohood/domain/children/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { serverTimeAt } from '@herohood/ui/runtime/server-clock';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { familyDayAt, learnFamilyClock } from '../family-clock';
import type { DeviceStore } from './device-store';
import { SENDING_PREFIX } from './offline-status';

const KEY = 'last-known';
const WEEK_MS = 7 * 86_400_000;

/**
 * What may be kept, each the hero's own view (never a PIN, nothing of parents or siblings). What is only true for the
 * moment, like bedtime or a reminder, is not among it.
 */
export const KEPT_QUERIES = [
  'account.childMe',
  'controls.get',
  'days.board',
  'days.calendar',
  'games.list',
  'goals.list',
  'habits.listForChild',
  'missions.listCompletions',
  'missions.listToday',
  'points.listTransactions',
  'praise.list',
  'progress.badges',
  'progress.weekly',
  'proposals.listForChild',
  'rewards.listClaims',
  'rewards.listForChild',
  'shop.listAvatars',
  'shop.listGear',
  'subscription.checkFeatureAccess',
  'world.cheers',
  'world.finds',
  'world.room',
  'world.siblings',
] as const;

/** An answer, under which key, and when the server gave it (milliseconds since 1970). */
export type Answer = { key: QueryKey; data: unknown; at: number };

/** All answers of one hero, read by one version of the app: another version may expect other shapes. */
type LastKnown = { heroId: string; version: string; answers: Answer[] };

type Who = { heroId: string; version: string };

const names: ReadonlySet<string> = new Set(KEPT_QUERIES);

const nameOf = ([path]: QueryKey) => (Array.isArray(path) ? path.join('.') : '');

/** Whether a query's answers may be kept for this hero; another hero's may not, whoever asked for them. */
export function isKept(key: QueryKey, heroId: string): boolean {
  const options = key[1] as { input?: unknown } | undefined;
  if (!names.has(nameOf(key))) return false;
  const { id } = (options?.input ?? {}) as { id?: unknown };
  return id === undefined || id === heroId;
}

/** Writes down what the app knows of the hero, over what was known before. */
export async function saveLastKnown(store: DeviceStore, queryClient: QueryClient, who: Who): Promise<void> {
  const fresh: Answer[] = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && isKept(queryKey, who.heroId))
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: settled(state.data),
      at: state.dataUpdatedAt,
    }));
  await store.update(KEY, (before) => {
    const known = isOf(before, who) ? before.answers : [];
    const renewed = new Set(fresh.map(({ key }) => JSON.stringify(key)));
    // Sections that were not opened this time are still known from the last.
    const others = known.filter(({ key }) => !renewed.has(JSON.stringify(key)));
    return { ...who, answers: [...others, ...fresh] } satisfies LastKnown;
  });
}

/** What was last known of this hero by this version; null when it is nothing. */
export async function readLastKnown(store: DeviceStore, who: Who): Promise<Answer[] | null> {
  const kept = await store.get(KEY);
  return isOf(kept, who) ? kept.answers : null;
}

/**
 * Puts answers back into the app where it knows nothing newer, the family's clock with them. Those of an earlier day tell nothing of
 * today's missions, those older than a week tell nothing.
 *
 * @param now milliseconds since 1970, by this device
 * @returns whether the hero themselves was among them
 */
export function putBack(
  queryClient: QueryClient,
  answers: readonly Answer[],
  { heroId, now }: { heroId: string; now: number },
): boolean {
  const usable = answers.filter(({ key, at }) => Math.abs(now - at) <= WEEK_MS && isKept(key, heroId));
  const me = usable.find(({ key }) => nameOf(key) === 'account.childMe');
  if (me) learnFamilyClock(me.data as Child, me.at);
  const today = familyDayAt(serverTimeAt(now));
  for (const { key, data, at } of usable) {
    if ((queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) >= at) continue;
    const isOfDay = nameOf(key) === 'missions.listToday';
    const known = isOfDay ? (data as Completion[]).filter(({ date }) => date === today) : data;
    queryClient.setQueryData(key, known, { updatedAt: at });
  }
  return me !== undefined;
}

/** Whose last known state lies here, or null. */
export async function whoIsKept(store: DeviceStore): Promise<string | null> {
  const kept = await store.get(KEY);
  return isLastKnown(kept) ? kept.heroId : null;
}

export async function forgetLastKnown(store: DeviceStore): Promise<void> {
  await store.remove(KEY);
}

/** A tap on its way is nobody's last known state. */
const isSending = (row: unknown) =>
  String((row as { id?: unknown } | null)?.id ?? '').startsWith(SENDING_PREFIX);

const settled = (data: unknown) => (Array.isArray(data) ? data.filter((row) => !isSending(row)) : data);

function isLastKnown(value: unknown): value is LastKnown {
  const { heroId, version, answers } = (value ?? {}) as Partial<LastKnown>;
  return typeof heroId === 'string' && typeof version === 'string' && Array.isArray(answers);
}

const isOf = (value: unknown, { heroId, version }: Who): value is LastKnown =>
  isLastKnown(value) && value.heroId === heroId && value.version === version;
