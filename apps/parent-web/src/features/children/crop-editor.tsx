import { Group, Slider, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { childrenText } from '../../text/en/children';
import classes from './crop-editor.module.css';
import { type Crop, MAX_ZOOM, panBy, settle, WHOLE, zoomBy } from './crop-geometry';
import { drawCrop, renderCrop } from './hero-image';
import { useCropGestures } from './use-crop-gestures';

const text = childrenText.crop;

/** Canvas pixels; on the screen it is half as wide, so that it is sharp. */
const CANVAS_SIDE = 560;
const KEY_STEP = 0.04;
const KEY_ZOOM = 1.15;

const pan = (dx: number, dy: number) => (image: ImageBitmap, crop: Crop) => panBy(image, crop, { dx, dy });
const zoom = (factor: number) => (image: ImageBitmap, crop: Crop) => zoomBy(image, crop, factor);

const KEYS: Record<string, (image: ImageBitmap, crop: Crop) => Crop> = {
  ArrowLeft: pan(-KEY_STEP, 0),
  ArrowRight: pan(KEY_STEP, 0),
  ArrowUp: pan(0, -KEY_STEP),
  ArrowDown: pan(0, KEY_STEP),
  '+': zoom(KEY_ZOOM),
  '=': zoom(KEY_ZOOM),
  '-': zoom(1 / KEY_ZOOM),
  '0': () => WHOLE,
};

interface Props {
  file: File;
  /** The chosen part, told at once and after every change: saving the form never loses it. */
  onCrop: (dataUrl: string) => void;
  /** The file is no picture that this browser can read. */
  onUnreadable: () => void;
}

/** A square window over a picture: drag or arrow keys move it, pinch, wheel, slider or plus and minus bring it nearer. */
export function CropEditor({ file, onCrop, onUnreadable }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);

  const begin = useEffectEvent((decoded: ImageBitmap) => {
    setImage(decoded);
    setCrop(WHOLE);
    onCrop(renderCrop(decoded, WHOLE, file.type));
  });
  const giveUp = useEffectEvent(onUnreadable);
  useEffect(() => {
    let isCurrent = true;
    // Turned as its camera says. Rejects what no browser can draw.
    createImageBitmap(file).then(
      (decoded) => isCurrent && begin(decoded),
      () => isCurrent && giveUp(),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  useEffect(() => {
    if (canvas.current && image) drawCrop(canvas.current, image, crop);
  }, [image, crop]);

  function choose(next: Crop) {
    setCrop(next);
    if (image) onCrop(renderCrop(image, next, file.type));
  }
  const gestures = useCropGestures({ canvas, image, crop, show: setCrop, choose });

  function press(event: KeyboardEvent) {
    const next = image && KEYS[event.key]?.(image, crop);
    if (!next) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <Group gap="1rem 1.25rem" p="md" bdrs="1rem" bg="var(--surface-sunken)">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the arrow keys move what it shows */}
      <div
        className={classes.window}
        tabIndex={0}
        role="application"
        aria-label={text.canvas}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={CANVAS_SIDE} height={CANVAS_SIDE} {...gestures} />
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: only the window */}
      <Stack gap="0.6rem" flex="1 1 11rem">
        <Text fz="0.9rem" fw={600}>
          {text.zoom}
        </Text>
        <Slider
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          label={null}
          thumbLabel={text.zoom}
          value={crop.zoom}
          disabled={!image}
          onChange={(next) => image && choose(settle(image, { ...crop, zoom: next }))}
        />
        <Text size="xs" c="dimmed">
          {text.hint}
        </Text>
      </Stack>
    </Group>
  );
}
