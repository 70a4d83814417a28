import { giftsBetween } from '@herohood/domain/world/level-gifts';
import type { PictureFile } from '@herohood/ui/picture-shelf/picture-shelf';
import { rewardIconFile } from '@herohood/ui/reward-icon/reward-icon';
import { stickerFile } from '@herohood/ui/sticker/sticker';
import { worldPictureFile } from '@herohood/ui/world-picture/world-picture';
import { foundThingsOf } from './cards/found-things';
import type { Item, Party } from './own-celebrations';

/** The files that a party's pictures come from. */
export function picturesOf({ items }: Party): PictureFile[] {
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
