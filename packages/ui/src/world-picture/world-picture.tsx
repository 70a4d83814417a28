import {
  type Drawings,
  fetchedPictures,
  fetchedShelf,
  fetchedShelves,
  type PictureFile,
} from '../picture-shelf/picture-shelf';
import furniture from './furniture.json?ids';
import { OWN_FURNITURE, POSTCARDS } from './own-ids';

/** What is found together comes in one file. */
const shelves = {
  ...fetchedShelves(
    import.meta.glob<readonly string[]>('./shelves/*.json', {
      query: '?ids',
      import: 'default',
      eager: true,
    }),
    import.meta.glob<{ default: Drawings }>('./shelves/*.json', { query: '?pictures' }),
  ),
  ...fetchedShelf(POSTCARDS, () => import('../postcard-art/postcard-art')),
  ...fetchedPictures([...furniture, ...OWN_FURNITURE], () => import('../furniture-art/furniture-art')),
};

/** Where a thing's picture comes from; undefined where it has none. */
export const worldPictureFile = (art: string): PictureFile | undefined =>
  Object.hasOwn(shelves, art) ? shelves[art]?.file : undefined;

type Props = {
  /** The thing's `art`; one that is newer than this app leaves its place empty. */
  art: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** A find, a postcard (three quarters as high as it is wide) or a piece of furniture. Decoration: its name stands beside it. */
export function WorldPicture({ art, size }: Props) {
  const Picture = Object.hasOwn(shelves, art) ? shelves[art]! : null;
  return Picture ? (
    <Picture id={art} size={size} />
  ) : (
    <svg width={size} height={size} aria-hidden focusable={false} />
  );
}
