import { render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { user } from '../../testing/user';
import { PinPad } from './pin-pad';

function Pad() {
  const [pin, setPin] = useState('');
  return <PinPad pin={pin} onChange={setPin} />;
}

const field = () => screen.getByLabelText('Secret PIN');
const digit = (value: number) => screen.getByRole('button', { name: `Digit ${value}` });

test('the pad fills the PIN, which stays masked, stops at four digits, and erases', async () => {
  render(<Pad />);
  for (const value of [4, 0, 0, 7, 9]) await user.click(digit(value));
  expect(field()).toHaveValue('4007');
  expect(field()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Erase last digit' }));
  expect(field()).toHaveValue('400');
});

test('a keyboard types digits of any script, and only them, while the focus is on the pad, too', async () => {
  render(<Pad />);
  digit(5).focus();
  await user.keyboard('٩a8{Backspace}7');
  await user.click(field());
  await user.paste('४x');
  expect(field()).toHaveValue('974');
});

test('the Enter key presses a digit while some are missing, and sends the form when none is', async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Pad />
    </form>,
  );
  digit(7).focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(field()).toHaveValue('777');
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('{Enter}{Enter}');
  expect(field()).toHaveValue('7777');
  expect(sent).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Erase last digit' }).focus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('777');
  expect(sent).toHaveBeenCalledTimes(1);
});
