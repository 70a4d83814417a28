import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import type { PictureFile } from '@herohood/ui/picture-shelf/picture-shelf';
import { rewardIconFile } from '@herohood/ui/reward-icon/reward-icon';
import { stickerFile } from '@herohood/ui/sticker/sticker';
import { worldPictureFile } from '@herohood/ui/world-picture/world-picture';
import type { Celebration } from '../../lib/celebrations';
import { foundThingsOf } from './found-things';

/** The files that a celebration's pictures come from. */
export function picturesOf(celebration: Celebration): PictureFile[] {
  return filesOf(celebration).filter((file) => file !== undefined);
}

function filesOf(celebration: Celebration): (PictureFile | undefined)[] {
  switch (celebration.kind) {
    case 'earnings':
      return foundThingsOf(celebration.missions).map(({ find }) => worldPictureFile(find.art));
    case 'level': {
      const { level, from = level - 1 } = celebration;
      return giftsUpTo(level).map((gift) =>
        gift.level > from ? worldPictureFile(gift.art ?? '') : undefined,
      );
    }
    case 'praise':
      return [celebration.sticker ? stickerFile(celebration.sticker) : undefined];
    case 'trip':
      return [worldPictureFile(celebration.art)];
    case 'present':
    case 'thanks':
      return [rewardIconFile(celebration.icon)];
    default:
      return [];
  }
}
