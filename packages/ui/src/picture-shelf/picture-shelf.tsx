/// <reference path="./pictures.d.ts" />
import { lazily } from '@herohood/browser/lazy-part';
import type { ComponentType, SVGProps } from 'react';

export type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

/** Pictures by their ids. */
export type Drawings = Readonly<Record<string, Drawing>>;

interface Props {
  id: string;
  /** Width and height in CSS pixels. */
  size: number;
}

export type Shelf = ComponentType<Props>;

/** Keeps the place of a picture that is on its way. */
const Blank = ({ size }: { size: number }) => (
  <svg width={size} height={size} aria-hidden focusable={false} />
);

/** A file of pictures. */
export type PictureFile = {
  /** Whether its pictures are drawn at once. */
  isHere: () => boolean;
  /** Fetches it for what is shown next. @throws when it cannot be had now */
  fetch: () => Promise<void>;
};

export type FetchedShelf = Shelf & { file: PictureFile };

/** Each of these pictures, drawn by a file that is fetched when the first of them is shown, or before. */
export function fetchedShelf(
  ids: readonly string[],
  load: () => Promise<{ default: Shelf }>,
): Record<string, FetchedShelf> {
  let here: Shelf | null = null;
  async function take() {
    const part = await load();
    // One that was missed ends without a module.
    if (part) here = part.default;
    return part;
  }
  const Fetched = lazily(take, Blank);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each file, at module level
  function Picture(props: Props) {
    const Drawn = here ?? Fetched;
    return <Drawn {...props} />;
  }
  const file = { isHere: () => here !== null, fetch: async () => void (await take()) };
  const Kept = Object.assign(Picture, { file });
  return Object.fromEntries(ids.map((id) => [id, Kept]));
}

/** As `fetchedShelf`, from a list of pictures. */
export const fetchedPictures = (
  ids: readonly string[],
  load: () => Promise<{ default: Drawings }>,
): Record<string, FetchedShelf> =>
  fetchedShelf(ids, async () => {
    const part = await load();
    return part && { default: shelf(part.default) };
  });

/** As `fetchedPictures`, from several lists: the ids of each file, and how its pictures are fetched. */
export const fetchedShelves = (
  ids: Record<string, readonly string[]>,
  files: Record<string, () => Promise<{ default: Drawings }>>,
): Record<string, FetchedShelf> =>
  Object.assign({}, ...Object.entries(files).map(([file, load]) => fetchedPictures(ids[file]!, load)));

/** How a stored icon is looked up. */
export const keyOf = (icon: string): string =>
  icon
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

type StoredProps = {
  icon: string;
  size: number;
  fetched: Record<string, FetchedShelf>;
  /** Those that are here, and what is drawn where nothing is known of it. */
  common: Drawings;
  unknown: Drawing;
};

/** The picture of a stored icon. */
export function StoredPicture({ icon, size, fetched, common, unknown }: StoredProps) {
  const key = keyOf(icon);
  const Picture = Object.hasOwn(fetched, key) ? fetched[key]! : null;
  if (Picture) return <Picture id={key} size={size} />;
  const Drawn = Object.hasOwn(common, key) ? common[key]! : unknown;
  return <Drawn width={size} height={size} />;
}

/** Draws the pictures of one file; it is asked for no others. */
function shelf(drawings: Drawings): Shelf {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each file, when it is there
  return function Picture({ id, size }: Props) {
    const Drawn = drawings[id]!;
    return <Drawn width={size} height={size} />;
  };
}
