import { create, type Options } from 'canvas-confetti';

export type ConfettiOrder = { canvas: OffscreenCanvas; throws: Options[] };

// The library draws on any canvas; its types know the page's own only.
self.onmessage = async ({ data }: MessageEvent<ConfettiOrder>) => {
  const fire = create(data.canvas as unknown as HTMLCanvasElement, { useWorker: false });
  await Promise.all(data.throws.map((each) => fire(each)));
  self.postMessage('done');
};
