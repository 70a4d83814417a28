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

test('the pad fills the PIN, which stays masked, and stops at four digits', async () => {
  render(<Pad />);
  for (const value of [4, 0, 0, 7, 9]) await user.click(digit(value));
  expect(field()).toHaveValue('4007');
  expect(field()).toHaveAttribute('type', 'password');
});

test('the erase key takes the last digit away', async () => {
  render(<Pad />);
  const erase = screen.getByRole('button', { name: 'Erase last digit' });
  expect(erase).toBeDisabled();
  await user.click(digit(1));
  await user.click(digit(2));
  await user.click(erase);
  expect(field()).toHaveValue('1');
});

test('a keyboard types into the field, digits only', async () => {
  render(<Pad />);
  await user.type(field(), '1a2 3b45');
  expect(field()).toHaveValue('1234');
});

test('a keyboard also types while the focus is on the pad', async () => {
  render(<Pad />);
  digit(5).focus();
  await user.keyboard('98{Backspace}7');
  expect(field()).toHaveValue('97');
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
