import { cataloguesOf } from '@herohood/testing/catalogues';
import { englishTexts } from '@herohood/testing/english-texts';
import { shownTexts } from '@herohood/testing/shown-texts';
import { speakEnglish } from '@herohood/testing/speak-english';
import { speakTranslated } from '@herohood/testing/speak-translated';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeProcedures } from '../testing/fixtures';
import { renderApp } from '../testing/render';
import { answer } from '../testing/trpc-server';

const german = cataloguesOf('kids-web', 'de');

afterEach(speakEnglish);

test('the games have no English left for who speaks German: not what a locked one wants, nor a name', async () => {
  speakTranslated('de', german);
  answer(makeProcedures({ 'games.list': () => [], 'missions.listToday': () => [] }));
  renderApp('/kids?tab=games');
  expect(await screen.findByText('Noch 3 Missionen bis zum Freischalten')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Merkmeister' })).toBeVisible();
  const english = englishTexts([...german.own, german.names]);
  expect(shownTexts().filter((text) => english.has(text))).toEqual([]);
});
