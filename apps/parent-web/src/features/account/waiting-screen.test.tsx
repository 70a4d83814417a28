import type { FamilyRole } from '@herohood/domain/account/schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer } from '../../testing/server';

function waitAs(role: FamilyRole, part: Parameters<typeof aUser>[0] = {}) {
  answer({ 'account.me': () => aUser({ familyRole: role, ...part }) });
}

test('whoever is let in stands at Today, and hears of it', async () => {
  answerAsFamily(aUser(), [aHero(1, { name: 'Mia' })]);
  waitAs('waiting', { hasPremiumAccess: false });
  const { user } = openAddress('/parent');
  await screen.findByRole('heading', { name: 'Almost in the family' });
  waitAs('parent');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Welcome to the family!')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Mia/ })).toBeVisible();
});
