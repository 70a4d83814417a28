export interface Size {
  width: number;
  height: number;
}

/** A square cut out of a picture: its middle as shares of the picture's width and height, and how near it is. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest square that fits, `MAX_ZOOM` the nearest. */
  zoom: number;
}

export const MAX_ZOOM = 4;

/** Begins with the largest square in the middle. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The side of the square in the picture's own pixels. */
function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** The nearest crop that lies wholly inside the picture: there is never an empty edge. */
export function settle(size: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, MAX_ZOOM);
  const half = sideOf(size, zoom) / 2;
  const [marginX, marginY] = [half / size.width, half / size.height];
  return {
    x: between(crop.x, marginX, 1 - marginX),
    y: between(crop.y, marginY, 1 - marginY),
    zoom,
  };
}

/** Moves the picture under the square by shares of the square's side: to the right for a positive `dx`. */
export function panBy(size: Size, crop: Crop, by: { dx: number; dy: number }): Crop {
  const side = sideOf(size, crop.zoom);
  return settle(size, {
    ...crop,
    x: crop.x - (by.dx * side) / size.width,
    y: crop.y - (by.dy * side) / size.height,
  });
}

/** Comes nearer (`factor` above 1) or goes away; what is in the middle stays there. */
export function zoomBy(size: Size, crop: Crop, factor: number): Crop {
  return settle(size, { ...crop, zoom: crop.zoom * factor });
}

/** The square in the picture's own pixels. */
export function cropRect(size: Size, crop: Crop): { x: number; y: number; side: number } {
  const { x, y, zoom } = settle(size, crop);
  const side = sideOf(size, zoom);
  return { x: x * size.width - side / 2, y: y * size.height - side / 2, side };
}
