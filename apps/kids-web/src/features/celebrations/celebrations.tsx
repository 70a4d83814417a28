import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { recall, remember } from '../../device/store';
import { makeWay, toast } from '../../device/toast';
import { useHasOpenCard } from '../../layout/open-cards';
import { trpc } from '../../lib/api';
import { celebrationText } from '../../text/en/celebrations';
import {
  grownBy,
  type Item,
  type OwnCelebration,
  type Party,
  partiesOf,
  setOwnCelebrations,
  useOwnCelebrations,
} from './parties';
import { useSeenClaims } from './seen-claims';
import { TapBurst } from './tap-burst';
import { useOpenTrip } from './use-open-trip';
import { usePictured } from './use-pictured';

// The animation library lives in this chunk alone, so that it costs nothing before there is a celebration.
const loadStage = () => import('./celebration-stage');
const CelebrationStage = lazily(loadStage);

type Props = {
  hero: Child;
  /** As of when the home was first shown: what came before is no news to a device that has never shown anything. */
  since: string;
  /** The card of the mission that was tapped just now. */
  sentCardId: string | null;
  /** A celebration does not burst into a game: it waits for its end. */
  isHeld: boolean;
  /** Told when there is something to cheer about, and when it is over. */
  onCheer: (isCheering: boolean) => void;
};

/** Watches what the family does for the hero and celebrates it, one thing at a time. */
export default function Celebrations({ hero, since, sentCardId, isHeld, onCheer }: Props) {
  const { parties, show, end } = useParties(hero.id, since);
  const next = usePictured(parties);
  useOpenTrip(hero.id);
  const hasOpenCard = useHasOpenCard();
  // What is bought is unwrapped before its badge is told.
  const current = isHeld || hasOpenCard ? undefined : next;
  const isCheering = current !== undefined && current.kind !== 'answer' && current.kind !== 'rested';

  useEffect(() => {
    if (current) makeWay();
  }, [current]);

  useEffect(() => {
    onCheer(isCheering);
    return () => onCheer(false);
  }, [isCheering, onCheer]);

  // After a tap a celebration is near, and should not begin with a pause.
  useEffect(() => {
    if (sentCardId) loadStage().catch(() => {});
  }, [sentCardId]);

  return (
    <>
      <TapBurst cardId={sentCardId} />
      {current && <CelebrationStage hero={hero} party={current} onShown={show} onClose={end} />}
    </>
  );
}

/** Up to where everything was shown on this device, what was shown since, and what the device alone knows of. */
type Memory = { cursor: string; shown: readonly string[]; own: readonly OwnCelebration[] };

/** What this device remembers begins anew with another number: then only what comes from now on is told. */
const SHAPE = 4;
/** More than comes in the days in which something is news. */
const MOST_SHOWN = 300;

const keyOf = (heroId: string) => `celebrated.${heroId}`;

function recallMemory(heroId: string, since: string): Memory {
  const kept = recall(keyOf(heroId)) as (Memory & { shape: number }) | null;
  return kept?.shape === SHAPE ? kept : { cursor: since, shown: [], own: [] };
}

/**
 * What there is to celebrate: the server says what stands since the cursor, in its order, and this device leaves out what it has
 * shown. When nothing is left the cursor goes on. What was on show is never shown again, also not after a reload; what was not
 * waits for the next visit.
 */
function useParties(heroId: string, since: string) {
  const utils = trpc.useUtils();
  const cache = useQueryClient();
  const [memory, setMemory] = useState(() => recallMemory(heroId, since));
  const [onShow, setOnShow] = useState<Party | null>(null);
  const own = useOwnCelebrations();
  const opened = useSeenClaims(heroId);
  const { data, isFetching } = trpc.home.celebrations.useQuery({ since: memory.cursor });

  const waiting = useMemo(() => {
    const told: readonly Item[] = [...own, ...(data?.celebrations ?? [])];
    const shown = new Set(memory.shown);
    return told.filter(
      (item) => !shown.has(item.id) && !(item.kind === 'present' && opened.has(item.claimId)),
    );
  }, [own, data, memory.shown, opened]);

  const note = useCallback((items: readonly Item[]) => {
    const ids = items.map(({ id }) => id);
    setMemory((before) => ({
      ...before,
      shown: [...before.shown.filter((id) => !ids.includes(id)), ...ids].slice(-MOST_SHOWN),
    }));
  }, []);

  const [atFirst] = useState(memory.own);
  useEffect(() => {
    setOwnCelebrations(atFirst);
    return () => setOwnCelebrations([]);
  }, [atFirst]);

  useEffect(() => {
    const kept = own.filter(({ id }) => !memory.shown.includes(id));
    remember(keyOf(heroId), { shape: SHAPE, ...memory, own: kept });
  }, [heroId, memory, own]);

  // What came back is told kindly, and no party.
  const refunds = waiting.filter((item) => item.kind === 'refund');
  useEffect(() => {
    if (refunds.length === 0) return;
    const { title, message } = celebrationText.refund;
    for (const { name, cost } of refunds)
      toast({ title, message: message(name, cost), tone: 'good', durationMs: 6_000 });
    note(refunds);
  });

  // A newer answer on its way is waited for.
  const isAllShown = !isFetching && !waiting.some(({ kind }) => kind !== 'trip' && kind !== 'opened');
  useEffect(() => {
    if (!isAllShown || !data || data.cursor === memory.cursor) return;
    // One that was asked since this was drawn may have more: nobody would look at its answer once the cursor has gone on.
    if (cache.isFetching({ queryKey: getQueryKey(trpc.home.celebrations) }) > 0) return;
    // From there on the server has just said that there is nothing.
    utils.home.celebrations.setData({ since: data.cursor }, { cursor: data.cursor, celebrations: [] });
    setMemory((before) => ({ ...before, cursor: data.cursor }));
  }, [isAllShown, data, memory.cursor, utils, cache]);

  const parties = useMemo(() => {
    const rest = partiesOf(waiting.filter(({ kind }) => kind !== 'refund'));
    if (!onShow) return rest;
    const grown = grownBy(onShow, waiting);
    return [grown, ...rest.filter(({ kind }) => grown === onShow || kind !== grown.kind)];
  }, [waiting, onShow]);

  return {
    /** The one on show first. */
    parties,
    /** The hero has it before their eyes. */
    show: useCallback(
      (party: Party) => {
        setOnShow(party);
        note(party.items);
      },
      [note],
    ),
    end: useCallback(() => setOnShow(null), []),
  };
}
