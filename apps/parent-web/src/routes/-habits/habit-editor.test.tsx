import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aHero, aMaster, aUser } from '../../testing/fixtures';
import { stubMicrophone } from '../../testing/recorder';
import { renderWithLinks } from '../../testing/render';
import { answer } from '../../testing/server';
import { HabitEditor } from './habit-editor';

beforeEach(() =>
  answer({
    'account.me': () => aUser(),
    'today.heroes': () => [aHero(1)],
    'habits.listMasters': () => [aMaster(1)],
    'habits.listAll': () => [],
  }),
);

test('leaving the form while it records lets the microphone go', async () => {
  const { letGo } = stubMicrophone();
  const onClose = vi.fn();
  const { user } = renderWithLinks(
    <HabitEditor habit={aMaster(1, { reminderEnabled: true })} onClose={onClose} />,
  );
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('switch', { name: /^Voice reminder/ }));
  await user.click(form.getByRole('button', { name: 'Record a message' }));
  await form.findByRole('button', { name: 'Stop recording' });
  await user.click(form.getByRole('switch', { name: /^Voice reminder/ }));
  expect(letGo).toHaveBeenCalled();
  await user.type(form.getByLabelText(/^Name/), '!');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await within(question).findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
});
