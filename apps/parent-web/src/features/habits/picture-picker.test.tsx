import { HABIT_PICTURES } from '@herohood/domain/habits/pictures';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderConsole } from '../../testing/render';
import { PicturePicker } from './picture-picker';

function Picker({ start }: { start: string }) {
  const [icon, setIcon] = useState(start);
  return <PicturePicker icon={icon} color="mint" onChange={setIcon} />;
}
const names = () => screen.getAllByRole('radio').map((picture) => picture.getAttribute('aria-label'));

test('pictures are found by a word; the chosen one is always in sight', async () => {
  const { user } = renderConsole(<Picker start="teeth" />);
  expect(names()).toHaveLength(HABIT_PICTURES.length);
  await user.type(screen.getByLabelText('Find a picture'), 'pup');
  expect(names()).toEqual(['Teeth', 'Dog']);
  await user.click(screen.getByRole('radio', { name: 'Dog' }));
  expect(names()).toEqual(['Dog']);
  await user.type(screen.getByLabelText('Find a picture'), 'py nothing');
  expect(screen.getByText('No picture is called "puppy nothing". Try another word.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Dog' })).toBeChecked();
});
