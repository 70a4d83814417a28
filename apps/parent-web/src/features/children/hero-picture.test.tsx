import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../../testing/render';
import { HeroFields, type HeroValues, NEW_HERO } from './hero-fields';

const drawn = vi.fn();
let kinds: string[] = [];

beforeEach(() => {
  drawn.mockClear();
  kinds = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 800, height: 400 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    clearRect: () => undefined,
    drawImage: drawn,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type,
  ) {
    kinds.push(`${type} ${this.width}`);
    return `data:${type};base64,AA==`;
  });
});

function Form() {
  const [values, setValues] = useState<HeroValues>({ ...NEW_HERO, name: 'Mia' });
  return (
    <>
      <HeroFields values={values} onChange={setValues} />
      <output>{values.avatarUrl ?? 'no picture'}</output>
    </>
  );
}

const picture = (size: number, type = 'image/jpeg') => {
  const file = new File(['x'], 'mia.jpg', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

async function choose(file: File) {
  const rendered = renderConsole(<Form />);
  const input = screen.getByLabelText('Choose a picture', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
  return rendered;
}

const lastSquare = () => drawn.mock.lastCall?.slice(1, 5);

test('a picture over 5 MB is refused before it is read', async () => {
  await choose(picture(5 * 1024 * 1024 + 1));
  expect(await screen.findByText('File too large')).toBeVisible();
  expect(screen.getByText('Please choose an image under 5MB')).toBeVisible();
  expect(screen.getByText('no picture')).toBeVisible();
});

test('a picture of exactly 5 MB is cropped to its middle, at most 512 pixels wide', async () => {
  await choose(picture(5 * 1024 * 1024));
  expect(await screen.findByText('data:image/jpeg;base64,AA==')).toBeVisible();
  expect(kinds).toEqual(['image/jpeg 400']);
  await waitFor(() => expect(lastSquare()).toEqual([200, 0, 400, 400]));
});

test('keys move and zoom the picture, the slider too, and every change is kept', async () => {
  const { user } = await choose(picture(10));
  const view = await screen.findByRole('application', { name: /arrow keys/ });
  await waitFor(() => expect(kinds).toHaveLength(1));
  view.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(lastSquare()?.[0]).toBeCloseTo(184));
  await user.keyboard('+');
  await waitFor(() => expect(lastSquare()?.[2]).toBeCloseTo(400 / 1.15));
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Zoom' }), { key: 'End' });
  await waitFor(() => expect(lastSquare()?.[2]).toBe(100));
  expect(kinds).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.getByText('no picture')).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
});

test('a file that is no picture says so and leaves the form as it was', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await choose(picture(10));
  expect(await screen.findByText('Invalid image format. Please use JPG or PNG files.')).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
});
