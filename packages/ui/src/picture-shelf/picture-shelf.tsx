import type { ComponentType, SVGProps } from 'react';
import { lazily } from '../runtime/lazy-part';

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

/** Each of these pictures, drawn by a file that is fetched when the first of them is shown. */
export function fetchedShelf(
  ids: readonly string[],
  load: () => Promise<{ default: Shelf }>,
): Record<string, Shelf> {
  const Fetched = lazily(load, Blank);
  return Object.fromEntries(ids.map((id) => [id, Fetched]));
}
