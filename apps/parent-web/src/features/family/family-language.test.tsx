import type { User } from '@herohood/domain/account/schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useUser } from '../../lib/use-user';
import { aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { seeReload } from '../../testing/see-reload';
import { answer, Refusal } from '../../testing/server';
import { FamilyLanguage } from './family-language';

let parent: User = aUser();

beforeEach(() => {
  parent = aUser();
  answer({
    'account.me': () => parent,
    'account.updateFamily': ({ locale }: { locale: User['familyLocale'] }) => {
      parent = { ...parent, familyLocale: locale };
      return parent;
    },
  });
});

function Settings() {
  const { user } = useUser();
  return user ? <FamilyLanguage user={user} /> : null;
}

async function choose(name: string) {
  const page = renderConsole(<Settings />);
  await page.user.selectOptions(await screen.findByLabelText('Language'), name);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
}

test('a language that was refused is not spoken, and the choice stays in sight', async () => {
  const reload = seeReload();
  answer({
    'account.updateFamily': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  await choose('Deutsch');
  expect(await screen.findByText('Could not change the language')).toBeVisible();
  expect(screen.getByLabelText('Language')).toHaveValue('de');
  expect(reload).not.toHaveBeenCalled();
});
