import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { HeroDialog } from './hero-dialog';

test("a hero's language is theirs or the family's, and only a change of it is sent", async () => {
  const hero = aHero(1, { locale: 'tr' });
  answerAsFamily(aUser({ familyLocale: 'de' }), [hero]);
  answer({ 'children.update': (change: object) => ({ ...hero, ...change }) });
  const { user } = renderConsole(<HeroDialog hero={hero} onClose={() => undefined} />);
  const language = screen.getByLabelText('Language');
  expect(language).toHaveDisplayValue('Türkçe');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(callsTo('children.update')).toEqual([{ id: hero.id, name: hero.name }]));
  await screen.findByRole('option', { name: 'Like the family (Deutsch)' });
  await user.selectOptions(language, 'Like the family (Deutsch)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(callsTo('children.update').at(-1)).toEqual({ id: hero.id, name: hero.name, locale: null }),
  );
});
