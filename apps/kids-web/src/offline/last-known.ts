import type { HomeToday } from '@herohood/domain/home/schema';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { learnFamilyClock, OPEN_ROW } from '../features/home/public';
import type { DeviceStore } from './device-store';
import { SENDING_PREFIX } from './offline-status';

const KEY = 'last-known';
const WEEK_MS = 7 * 86_400_000;

/**
 * What may be kept, each the hero's own view (never a PIN, nothing of parents or siblings). What is only true for the
 * moment, like bedtime or a reminder, is not among it.
 */
export const KEPT_QUERIES = [
  'days.board',
  'days.calendar',
  'games.list',
  'goals.list',
  'habits.listForChild',
  'home.today',
  'missions.listCompletions',
  'praise.list',
  'progress.badges',
  'progress.weekly',
  'proposals.listForChild',
  'rewards.listClaims',
  'rewards.listForChild',
  'shop.listAvatars',
  'shop.listGear',
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

/** Whether it is a board of another day than the home's. */
export const isBoard = (key: QueryKey): boolean => nameOf(key) === 'days.board';

/** Writes down what the app knows of the hero, over what was known before. */
export async function saveLastKnown(store: DeviceStore, queryClient: QueryClient, who: Who): Promise<void> {
  const fresh: Answer[] = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && isKept(queryKey, who.heroId))
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: settled(queryKey, state.data),
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
 * Puts answers back into the app where it knows nothing newer, the family's clock with them. Those older than a week tell nothing.
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
  const home = usable.find(({ key }) => nameOf(key) === 'home.today');
  if (home) learnFamilyClock((home.data as HomeToday).hero, home.at);
  for (const { key, data, at } of usable) {
    if ((queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) >= at) continue;
    queryClient.setQueryData(key, data, { updatedAt: at });
  }
  return home !== undefined;
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
function settled(key: QueryKey, data: unknown): unknown {
  if (nameOf(key) !== 'home.today') return data;
  const home = data as HomeToday;
  const missions = home.board.missions.map((row) =>
    row.completionId?.startsWith(SENDING_PREFIX) ? { ...row, ...OPEN_ROW } : row,
  );
  return { ...home, board: { ...home.board, missions } };
}

function isLastKnown(value: unknown): value is LastKnown {
  const { heroId, version, answers } = (value ?? {}) as Partial<LastKnown>;
  return typeof heroId === 'string' && typeof version === 'string' && Array.isArray(answers);
}

const isOf = (value: unknown, { heroId, version }: Who): value is LastKnown =>
  isLastKnown(value) && value.heroId === heroId && value.version === version;
