import { fireEvent } from '@testing-library/react';

/** What the last picture that was drawn is called. */
let drawn = '';

/** Stands for the browser's own pictures: one called 'broken' is none. */
class FakeImage {
  onload = () => {};
  onerror = () => {};
  naturalWidth = 4000;
  naturalHeight = 3000;
  name = '';

  set src(address: string) {
    this.name = address.replace('blob:', '');
    queueMicrotask(() => (this.name === 'broken' ? this.onerror() : this.onload()));
  }
}

/**
 * Lets jsdom, which knows neither pictures nor drawings, take photographs: what is made of a file is
 * `data:image/jpeg;base64,` and its name. @returns what takes all of it away again
 */
export function fakeCamera(): () => void {
  const { Image } = globalThis;
  const { getContext, toDataURL } = HTMLCanvasElement.prototype;
  const { createObjectURL, revokeObjectURL } = URL;
  globalThis.Image = FakeImage as never;
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
  const draw = ({ name }: FakeImage) => {
    drawn = name;
  };
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => {}, drawImage: draw })) as never;
  HTMLCanvasElement.prototype.toDataURL = (type) => `data:${type};base64,${drawn}`;
  return () => {
    globalThis.Image = Image;
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    Object.assign(HTMLCanvasElement.prototype, { getContext, toDataURL });
  };
}

/** Takes a picture with the device's camera, whose button is on the screen; or chooses a file of another `type`. */
export function takePhoto(name: string, type = 'image/jpeg'): void {
  const camera = document.querySelector<HTMLInputElement>('[data-camera]');
  if (!camera) throw new Error('There is no camera.');
  const file = new File(['picture'], name, { type });
  fireEvent.change(camera, { target: { files: [file] } });
}
