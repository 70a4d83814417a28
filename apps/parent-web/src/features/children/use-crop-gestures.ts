import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Crop, panBy, zoomBy } from './crop-geometry';

interface Gestured {
  canvas: RefObject<HTMLCanvasElement | null>;
  image: ImageBitmap | null;
  crop: Crop;
  /** While fingers move. */
  show: (crop: Crop) => void;
  /** When they let go. */
  choose: (crop: Crop) => void;
}

interface Point {
  x: number;
  y: number;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** One finger or the mouse drags the picture, two fingers pinch it, the wheel brings it nearer. */
export function useCropGestures({ canvas, image, crop, show, choose }: Gestured) {
  const pointers = useRef(new Map<number, Point>());

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (image) choose(zoomBy(image, crop, Math.exp(-event.deltaY / 400)));
  });
  useEffect(() => {
    const element = canvas.current;
    const listen = (event: WheelEvent) => wheel(event);
    // React listens passively, and then the page would scroll along.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [canvas]);

  function down(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (!image || !pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...pointers.current.values()];
    const side = event.currentTarget.clientWidth || 1;
    const [from, to] = [middleOf(before), middleOf(after)];
    const moved = panBy(image, crop, { dx: (to.x - from.x) / side, dy: (to.y - from.y) / side });
    const spread = spreadOf(before);
    show(spread > 0 ? zoomBy(image, moved, spreadOf(after) / spread) : moved);
  }
  function up(event: PointerEvent<HTMLCanvasElement>) {
    if (pointers.current.delete(event.pointerId)) choose(crop);
  }
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}
