/** Sky and ground of each backdrop in its own colours: what is there before its drawing. */
const skies: Record<string, readonly [top: string, low: string, ground: string]> = {
  meadow: ['#8fdcff', '#c9f0fb', '#8fdc8a'],
  beach: ['#8fdcff', '#d4f4ff', '#ffe9b8'],
  forest: ['#a9e8d8', '#d3f5e6', '#46b87e'],
  snow: ['#9fd4ff', '#d9efff', '#f4f8ff'],
  'night-sky': ['#141a4d', '#2b2f75', '#3f4f9c'],
  city: ['#8fdcff', '#d4f0ff', '#8fdcb4'],
  'under-water': ['#3ab8e8', '#2596d1', '#ffe2a3'],
  'castle-hall': ['#b7b0d6', '#b7b0d6', '#8a80b5'],
  space: ['#171145', '#2a1b69', '#b9b3d9'],
  'rainbow-land': ['#bfe6ff', '#ffe3f2', '#c4f0d8'],
};

/** The background of a place whose drawing is still on its way; one that is newer than this app is a meadow. */
export function skyOf(giftId: string): string {
  const id = giftId.replace('backdrop-', '');
  const [top, low, ground] = (Object.hasOwn(skies, id) && skies[id]) || skies.meadow!;
  return `linear-gradient(${top}, ${low} 66%, ${ground} 66%)`;
}
