import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** What `lib/shrink-photo` makes of a file in tests: its name tells the picture. A file called 'broken' is no picture. */
export const fakeShrinkPhoto = vi.fn(async (file: File) => {
  if (file.name === 'broken') throw new Error('That is no picture.');
  return `data:image/jpeg;base64,${file.name}`;
});

/** Takes a picture with the device's camera, whose button is on the screen. */
export function takePhoto(name: string): void {
  const camera = document.querySelector<HTMLInputElement>('[data-camera]');
  if (!camera) throw new Error('There is no camera.');
  const file = new File(['picture'], name, { type: 'image/jpeg' });
  fireEvent.change(camera, { target: { files: [file] } });
}
