import { readApiError } from '@herohood/browser/api-error';
import type { Piece } from '@herohood/domain/world/room';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recall, remember } from '../../device/store';
import { trpc } from '../../lib/api';
import { showEmergency } from '../controls/public';

/** `kept`: on this device alone. `refused`: the server has another room, which is shown instead. */
export type Saving = 'saved' | 'saving' | 'kept' | 'refused';

/** How often a room that lies here is sent again. */
const AGAIN_MS = 10_000;

const keyOf = (heroId: string) => `room.${heroId}`;

/** The room of this hero that has not reached the server from this device; null when it has all. */
export function recallRoom(heroId: string): Piece[] | null {
  const kept = recall(keyOf(heroId));
  return Array.isArray(kept) ? kept : null;
}

/**
 * Sends the room whole, the last one after the one that is on its way. What gets no answer stays on this device and is sent
 * again until it does, also after a reload.
 */
export function useSaveRoom(heroId: string) {
  const utils = trpc.useUtils();
  const [saving, setSaving] = useState<Saving>('saved');
  /** How often the server has refused a room. */
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);
  const { mutateAsync } = trpc.world.arrangeRoom.useMutation();

  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (let items = recallRoom(heroId); items; items = recallRoom(heroId)) {
        setSaving('saving');
        const room = await mutateAsync({ id: heroId, items });
        await utils.world.room.cancel({ id: heroId });
        // Something newer may have been arranged meanwhile.
        if (JSON.stringify(recallRoom(heroId)) !== JSON.stringify(items)) continue;
        remember(keyOf(heroId), null);
        utils.world.room.setData({ id: heroId }, room);
        setSaving('saved');
      }
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) showEmergency(error);
      const isRefused = error.status >= 400 && error.status < 500 && error.status !== 401;
      if (isRefused && !error.hasEmergency) {
        remember(keyOf(heroId), null);
        setSaving('refused');
        setRefusals((count) => count + 1);
        void utils.world.room.invalidate({ id: heroId });
      } else setSaving('kept');
    } finally {
      isBusy.current = false;
    }
  }, [heroId, mutateAsync, utils]);

  useEffect(() => {
    if (recallRoom(heroId)) void send();
  }, [heroId, send]);

  useEffect(() => {
    if (saving !== 'kept') return;
    const again = () => void send();
    window.addEventListener('online', again);
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [saving, send]);

  return {
    saving,
    refusals,
    save(pieces: readonly Piece[]) {
      remember(keyOf(heroId), pieces);
      void send();
    },
  };
}
