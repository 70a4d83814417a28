/** Where a shape stands in a scene of 160 × 120: the middle of its foot, and its size. */
export type Place = { x: number; y: number; size?: number };

export function placed({ x, y, size = 1 }: Place): string {
  return `translate(${x} ${y}) scale(${size})`;
}
