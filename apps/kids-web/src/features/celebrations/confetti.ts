import type { Options } from 'canvas-confetti';
import { useEffect } from 'react';
import { prefersReducedMotion } from '../../device/comfort';
import { play, type Sound } from '../../device/sound';
import type { ConfettiOrder } from './confetti-worker';

const COLORS = ['#2ed1c6', '#ff8571', '#ffce45', '#63dd97', '#ab8dff'];
/** Behind the card of the celebration, on its veil. */
const LOOK = 'position:fixed;inset:0;width:100%;height:100%;z-index:-1;pointer-events:none';

/** The sound and the paper with which a celebration begins. */
export function useFanfare(sound: Sound, isBig = false): void {
  useEffect(() => {
    play(sound);
    void throwConfetti(isBig);
  }, [sound, isBig]);
}

/**
 * Throws paper in the accents' colours. Silent for those who want less motion; without network, or where the browser
 * cannot, the celebration goes on without.
 */
export async function throwConfetti(isBig: boolean): Promise<void> {
  if (prefersReducedMotion()) return;
  const count = isBig ? 70 : 40;
  const shared = { colors: COLORS, particleCount: count, spread: 70, scalar: 1.25, ticks: 170 };
  const throws: Options[] = [
    { ...shared, angle: 60, origin: { x: 0, y: 0.75 } },
    { ...shared, angle: 120, origin: { x: 1, y: 0.75 } },
  ];
  const canvas = document.createElement('canvas');
  canvas.style.cssText = LOOK;
  canvas.ariaHidden = 'true';
  canvas.width = window.innerWidth;
  canvas.height = window.innerHeight;
  document.querySelector('[data-party]')?.append(canvas);
  try {
    await (canDrawElsewhere() ? drawElsewhere(canvas, throws) : drawHere(canvas, throws));
  } catch {
    // Paper is decoration: nobody is told that it is missing.
  } finally {
    canvas.remove();
  }
}

const canDrawElsewhere = () =>
  typeof Worker === 'function' &&
  typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function';

/**
 * In a worker, so that a slow device's page has its time for the rest. The library's own worker would come from a
 * blob: address, which the content security policy rightly refuses.
 */
function drawElsewhere(canvas: HTMLCanvasElement, throws: Options[]): Promise<void> {
  const worker = new Worker(new URL('./confetti-worker.ts', import.meta.url), { type: 'module' });
  const order: ConfettiOrder = { canvas: canvas.transferControlToOffscreen(), throws };
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = () => resolve();
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('no confetti'));
    };
    worker.postMessage(order, [order.canvas]);
  }).finally(() => worker.terminate());
}

async function drawHere(canvas: HTMLCanvasElement, throws: Options[]): Promise<void> {
  const { create } = await import('canvas-confetti');
  const fire = create(canvas, { useWorker: false });
  await Promise.all(throws.map((each) => fire(each)));
}
