import { Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { childrenText } from '../../text/en/children';
import classes from './crop-editor.module.css';
import { type Crop, MAX_ZOOM, panBy, settle, WHOLE, zoomBy } from './crop-geometry';
import { decodeImage, drawCrop, renderCrop } from './hero-image';
import { useCropGestures } from './use-crop-gestures';

const text = childrenText.crop;

/** Canvas pixels; on the screen it is half as wide, so that it is sharp. */
const CANVAS_SIDE = 560;
const KEY_STEP = 0.04;
const KEY_ZOOM = 1.15;

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
    decodeImage(file).then(
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

  function show(next: Crop) {
    setCrop(next);
  }
  function choose(next: Crop) {
    setCrop(next);
    if (image) onCrop(renderCrop(image, next, file.type));
  }
  const gestures = useCropGestures({ canvas, image, crop, show, choose });

  function press(event: KeyboardEvent) {
    const next = image && afterKey(event.key, image, crop);
    if (!next) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <div className={classes.editor}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the arrow keys move what it shows */}
      <div
        className={classes.window}
        tabIndex={0}
        role="application"
        aria-label={text.canvas}
        onKeyDown={press}
      >
        <canvas
          ref={canvas}
          width={CANVAS_SIDE}
          height={CANVAS_SIDE}
          className={classes.canvas}
          {...gestures}
        />
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: only the window */}
      <div className={classes.side}>
        <label className={classes.zoom}>
          {text.zoom}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.01}
            value={crop.zoom}
            disabled={!image}
            onChange={(event) =>
              image && choose(settle(image, { ...crop, zoom: Number(event.currentTarget.value) }))
            }
          />
        </label>
        <Text size="xs" c="dimmed">
          {text.hint}
        </Text>
      </div>
    </div>
  );
}

function afterKey(key: string, image: ImageBitmap, crop: Crop): Crop | null {
  switch (key) {
    case 'ArrowLeft':
      return panBy(image, crop, { dx: -KEY_STEP, dy: 0 });
    case 'ArrowRight':
      return panBy(image, crop, { dx: KEY_STEP, dy: 0 });
    case 'ArrowUp':
      return panBy(image, crop, { dx: 0, dy: -KEY_STEP });
    case 'ArrowDown':
      return panBy(image, crop, { dx: 0, dy: KEY_STEP });
    case '+':
    case '=':
      return zoomBy(image, crop, KEY_ZOOM);
    case '-':
      return zoomBy(image, crop, 1 / KEY_ZOOM);
    case '0':
      return WHOLE;
    default:
      return null;
  }
}
