import { giftsBetween } from '@herohood/domain/world/level-gifts';
import type { PictureFile } from '@herohood/ui/picture-shelf/picture-shelf';
import { rewardIconFile } from '@herohood/ui/reward-icon/reward-icon';
import { stickerFile } from '@herohood/ui/sticker/sticker';
import { worldPictureFile } from '@herohood/ui/world-picture/world-picture';
import { useEffect, useRef, useState } from 'react';
import { foundThingsOf } from './cards/found-things';
import { type Item, keyOf, type Party } from './parties';

/** A picture that does not come is not waited for any longer: the party is worth more. */
const LONGEST_MS = 3_000;

/**
 * The party to show now: the first that waits, as soon as its pictures are here or cannot be had. Those of all that wait
 * are fetched at once, so that there is no pause between two. One on show stays while it grows.
 */
export function usePictured(parties: readonly Party[]): Party | undefined {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef<Party>(undefined);

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    for (const each of parties) {
      const missing = picturesOf(each).filter((file) => !file.isHere());
      if (missing.length === 0) continue;
      const settle = () => setSettled((before) => new Set([...before, namesOf(each)]));
      void Promise.allSettled(missing.map((file) => file.fetch())).then(settle);
      timers.push(setTimeout(settle, LONGEST_MS));
    }
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [parties]);

  const [first] = parties;
  const isPictured = (each: Party) =>
    settled.has(namesOf(each)) || picturesOf(each).every((file) => file.isHere());
  const grows = first && shown.current && keyOf(first) === keyOf(shown.current);
  const next = first && isPictured(first) ? first : grows ? shown.current : undefined;
  useEffect(() => {
    shown.current = next;
  });
  return next;
}

const namesOf = ({ items }: Party) => items.map(({ id }) => id).join();

/** The files that a party's pictures come from. */
function picturesOf({ items }: Party): PictureFile[] {
  return (items as readonly Item[]).flatMap(filesOf).filter((file) => file !== undefined);
}

function filesOf(item: Item): (PictureFile | undefined)[] {
  switch (item.kind) {
    case 'paid':
      return foundThingsOf([item]).map(({ find }) => worldPictureFile(find.art));
    case 'level':
      return giftsBetween(item.level - 1, item.level).map(({ art }) => worldPictureFile(art ?? ''));
    case 'praise':
      return [item.sticker ? stickerFile(item.sticker) : undefined];
    case 'trip':
      return [worldPictureFile(item.art)];
    case 'present':
    case 'opened':
    case 'thanks':
      return [rewardIconFile(item.icon)];
    default:
      return [];
  }
}
