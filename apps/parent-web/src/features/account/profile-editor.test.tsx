import type { User } from '@herohood/domain/account/schema';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { ProfileEditor } from './profile-editor';

const onClose = vi.fn();
beforeEach(() => void onClose.mockReset());

function openEditor(part: Partial<User> = {}) {
  const parent = aUser({ timeZone: 'Europe/Berlin', ...part });
  answer({ 'account.me': () => parent });
  const { user } = renderConsole(<ProfileEditor user={parent} onClose={onClose} />);
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Your profile' })) };
}

test('a save sends only what was changed, an emptied phone as null', async () => {
  answer({ 'account.updateProfile': () => aUser() });
  const { user, dialog } = openEditor({ phoneNumber: '0123' });
  await user.clear(dialog.getByLabelText(/Phone number/));
  await user.selectOptions(dialog.getByLabelText('The day starts at'), '04:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile Updated!')).toBeVisible();
  expect(callsTo('account.updateProfile')).toEqual([{ phoneNumber: null, dayStartHour: 4 }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const { user, dialog } = openEditor();
  await user.clear(dialog.getByLabelText('Email'));
  await user.type(dialog.getByLabelText('Email'), 'ben@example.com');
  for (const [refusal, label] of [
    [new Refusal('EMAIL_TAKEN', 'This email address is already in use.'), 'Email'],
    [new Refusal('PASSWORD_REQUIRED', 'Please enter your password.'), 'Your password'],
    [new Refusal('BAD_CREDENTIALS', 'The password is not right.'), 'Your password'],
  ] as const) {
    answer({
      'account.updateProfile': () => {
        throw refusal;
      },
    });
    await user.type(dialog.getByLabelText('Your password'), 'x{Enter}');
    expect(await dialog.findByText(refusal.message)).toBeVisible();
    expect(dialog.getByLabelText(label)).toBeInvalid();
  }
  expect(screen.getAllByText('Update failed').length).toBeGreaterThan(0);
  expect(dialog.getByLabelText('Email')).toHaveValue('ben@example.com');
  expect(onClose).not.toHaveBeenCalled();
});

test('the password is changed with the present one; what does not match or is wrong is said at its field', async () => {
  const { user, dialog } = openEditor();
  await user.click(dialog.getByRole('tab', { name: 'Password' }));
  await user.type(await dialog.findByLabelText('Current password'), 'not-it');
  await user.type(dialog.getByLabelText('New password'), 'brand-new');
  await user.type(dialog.getByLabelText('Repeat the new password'), 'brand-old{Enter}');
  expect(await screen.findByText('Please make sure both passwords are the same')).toBeVisible();
  expect(callsTo('account.changePassword')).toEqual([]);
  answer({
    'account.changePassword': () => {
      throw new Refusal('BAD_CREDENTIALS', 'The password is not right.');
    },
  });
  await user.clear(dialog.getByLabelText('Repeat the new password'));
  await user.type(dialog.getByLabelText('Repeat the new password'), 'brand-new{Enter}');
  expect(await screen.findByText('Update failed')).toBeVisible();
  expect(dialog.getByLabelText('Current password')).toBeInvalid();
  answer({ 'account.changePassword': () => ({ ok: true }) });
  await user.clear(dialog.getByLabelText('Current password'));
  await user.type(dialog.getByLabelText('Current password'), 'old-one{Enter}');
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(callsTo('account.changePassword').at(-1)).toEqual({
    ...{ currentPassword: 'old-one', newPassword: 'brand-new' },
  });
});
