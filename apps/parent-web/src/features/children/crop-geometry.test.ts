import { expect, test } from 'vitest';
import { cropRect, MAX_ZOOM, panBy, settle, WHOLE, zoomBy } from './crop-geometry';

const wide = { width: 800, height: 400 };

test('the largest square in the middle comes first', () => {
  expect(cropRect(wide, WHOLE)).toEqual({ x: 200, y: 0, side: 400 });
});

test('dragging to the right shows what lies further left', () => {
  const moved = panBy(wide, WHOLE, { dx: 0.25, dy: 0 });
  expect(cropRect(wide, moved)).toEqual({ x: 100, y: 0, side: 400 });
});

test('the square never leaves the picture', () => {
  expect(cropRect(wide, panBy(wide, WHOLE, { dx: 9, dy: 9 }))).toEqual({ x: 0, y: 0, side: 400 });
  expect(cropRect(wide, panBy(wide, WHOLE, { dx: -9, dy: -9 }))).toEqual({ x: 400, y: 0, side: 400 });
  const corner = { x: 1, y: 1, zoom: 2 };
  expect(cropRect(wide, corner)).toEqual({ x: 600, y: 200, side: 200 });
});

test('zooming keeps the middle and ends at its bounds', () => {
  expect(cropRect(wide, zoomBy(wide, WHOLE, 2))).toEqual({ x: 300, y: 100, side: 200 });
  expect(zoomBy(wide, WHOLE, 100).zoom).toBe(MAX_ZOOM);
  expect(zoomBy(wide, WHOLE, 0.1)).toEqual(WHOLE);
});

test('going away from a corner slides the square back inside', () => {
  const near = settle(wide, { x: 0, y: 0, zoom: 4 });
  expect(cropRect(wide, zoomBy(wide, near, 0.25))).toEqual({ x: 0, y: 0, side: 400 });
});
