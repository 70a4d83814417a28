import type { User } from '@herohood/domain/account/schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useUser } from '../../lib/use-user';
import { aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, Refusal } from '../../testing/server';
import { PictureSettings } from './picture-settings';

let user: User = aUser();

beforeEach(() => {
  user = aUser({ photoDays: 5 });
  answer({
    'account.me': () => user,
    'account.updateFamily': (part: Partial<User>) => {
      user = { ...user, ...part };
      return user;
    },
  });
});

function Settings() {
  const me = useUser();
  return me.user ? <PictureSettings user={me.user} /> : null;
}

test('what could not be saved is as it was', async () => {
  answer({
    'account.updateFamily': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const page = renderConsole(<Settings />);
  await page.user.selectOptions(await screen.findByLabelText('Pictures of missions stay'), '30 days');
  expect(await screen.findByText('Could not save this')).toBeVisible();
  expect(screen.getByLabelText('Pictures of missions stay')).toHaveDisplayValue('5 days');
});
