import { type FetchedShelf, fetchedShelf, type PictureFile } from '../picture-shelf/picture-shelf';
import {
  FOREST,
  FURNITURE,
  GARDEN,
  KITCHEN,
  MUSIC,
  POSTCARDS,
  SEA,
  SPACE,
  TOYS,
  TREASURE,
} from './shelf-ids';

const shelves: Record<string, FetchedShelf> = {
  ...fetchedShelf(SEA, () => import('./shelves/sea-pictures')),
  ...fetchedShelf(FOREST, () => import('./shelves/forest-pictures')),
  ...fetchedShelf(SPACE, () => import('./shelves/space-pictures')),
  ...fetchedShelf(GARDEN, () => import('./shelves/garden-pictures')),
  ...fetchedShelf(KITCHEN, () => import('./shelves/kitchen-pictures')),
  ...fetchedShelf(MUSIC, () => import('./shelves/music-pictures')),
  ...fetchedShelf(TOYS, () => import('./shelves/toys-pictures')),
  ...fetchedShelf(TREASURE, () => import('./shelves/treasure-pictures')),
  ...fetchedShelf(POSTCARDS, () => import('../postcard-art/postcard-art')),
  ...fetchedShelf(FURNITURE, () => import('./shelves/furniture-pictures')),
};

/** Where a thing's picture comes from; undefined where it has none. */
export const worldPictureFile = (art: string): PictureFile | undefined =>
  Object.hasOwn(shelves, art) ? shelves[art]?.file : undefined;

/** The things of the world that have a picture. */
export const WORLD_ARTS: readonly string[] = Object.keys(shelves);

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
