import { fetchedPictures, type PictureFile } from '../picture-shelf/picture-shelf';
import ids from './stickers.json?ids';

/** They come in a file of their own. */
const pictures = fetchedPictures(ids, () => import('./stickers.json?pictures'));

/** Where a sticker's picture comes from; undefined for an unknown one. */
export const stickerFile = (id: string): PictureFile | undefined =>
  Object.hasOwn(pictures, id) ? pictures[id]?.file : undefined;

type Props = {
  /** One of the stickers; of an unknown one nothing is drawn. */
  id: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a sticker of praise. Decoration: its name stands beside it. */
export function Sticker({ id, size }: Props) {
  const Picture = Object.hasOwn(pictures, id) ? pictures[id]! : null;
  return Picture && <Picture id={id} size={size} />;
}
