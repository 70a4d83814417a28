import { lazily } from '@herohood/browser/lazy-part';
import type { ComponentType, SVGProps } from 'react';

export type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

interface Props {
  id: string;
  /** Width and height in CSS pixels. */
  size: number;
}

export type Shelf = ComponentType<Props>;

/** Draws the pictures of a group that comes in one file; it is asked for no others. */
export function shelf<Id extends string>(pictures: Record<Id, Drawing>): Shelf {
  const drawings: Record<string, Drawing> = pictures;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each file, at module level
  return function Picture({ id, size }: Props) {
    const Drawn = drawings[id]!;
    return <Drawn width={size} height={size} />;
  };
}

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
