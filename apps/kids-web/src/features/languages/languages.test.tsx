import { ownLocale, speak } from '@herohood/browser/text/words';
import type { Locale } from '@herohood/domain/languages/locale';
import { speakEnglish } from '@herohood/testing/speak-english';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogues } from '../../testing/catalogues';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp, renderPiece } from '../../testing/render';
import { answer, Refusal, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { keepLanguage, languageOf, page } from './hero-language';
import LanguageLine from './language-line';
import LanguageSwitch from './language-switch';

/** Answers who asks for the words of a language. */
const load = vi.fn<(file: string) => Response>();
const reload = vi.spyOn(page, 'reload');
/** What the page loaded next speaks. */
const next = ownLocale;
const toast = () => screen.getByRole('status');

beforeEach(async () => {
  reload.mockReset().mockReturnValue(undefined);
  load.mockReset().mockImplementation(() => HttpResponse.json({}));
  server.use(http.get('*/words/:file', ({ params }) => load(String(params.file))));
  await speak('en', catalogues);
  load.mockClear();
});
afterEach(speakEnglish);
afterAll(() => {
  reload.mockRestore();
});

describe('at the login', () => {
  const openList = async () => {
    renderPiece(<LanguageSwitch />);
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    return within(screen.getByRole('dialog', { name: 'Which language do you speak?' }));
  };

  test('a choice is kept on this device, with all its words, before the page is loaded anew', async () => {
    const list = await openList();
    reload.mockImplementation(() => expect(next()).toBe('de'));
    await user.click(list.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(load.mock.calls).toEqual([['de.json']]);
  });

  test('without its words nothing changes, and the child is told', async () => {
    const list = await openList();
    load.mockReturnValueOnce(HttpResponse.error());
    await user.click(list.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Another language needs the internet.'));
    expect(next()).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('in the settings', () => {
  const openLine = async (hero = makeHero({ familyLocale: 'en' })) => {
    renderPiece(<LanguageLine hero={hero} />);
    await user.click(screen.getByRole('button', { name: /^Language/ }));
  };
  const choose = (name: string) => user.click(screen.getByRole('button', { name }));

  test('a hero chooses for themselves: the server is told, and the app speaks it', async () => {
    const log = answer({ 'children.update': ({ locale }: { locale: 'he' }) => makeHero({ locale }) });
    await openLine();
    expect(screen.getByRole('button', { name: 'Like my family' })).toHaveAttribute('aria-pressed', 'true');
    await choose('עברית');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(log.map(({ name, input }) => [name, input])).toEqual([
      ['children.update', { id: 'hero-1', locale: 'he' }],
    ]);
    expect(next()).toBe('he');
  });

  test('what the server does not take is not spoken', async () => {
    answer({
      'children.update': () => {
        throw new Refusal(503, 'Busy.');
      },
    });
    await openLine();
    await choose('Deutsch');
    await waitFor(() => expect(toast()).toHaveTextContent('It stays as it is for now'));
    expect(next()).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the home', () => {
  const enter = (hero: Parameters<typeof makeHero>[0]) => {
    answer(makeProcedures({ 'account.childMe': () => makeHero(hero) }));
    renderApp('/kids');
    return screen.findByRole('article', { name: 'Brush teeth' });
  };

  test('speaks the hero’s own language, else the family’s, if the app has words for it', async () => {
    const of = (locale: Locale | null, familyLocale?: Locale) =>
      languageOf(makeHero({ locale, ...(familyLocale && { familyLocale }) }));
    expect([of('he', 'de'), of(null, 'de'), of(null)]).toEqual(['he', 'de', null]);
    load.mockReturnValueOnce(HttpResponse.error());
    expect(await keepLanguage('uk')).toBe(false);
    await enter({ locale: 'he', familyLocale: 'de' });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(next()).toBe('he');
  });

  test('a browser that keeps nothing is not loaded anew again and again', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await enter({ locale: 'de' });
      await waitFor(() => expect(load).toHaveBeenCalled());
      await act(async () => {});
      expect(reload).not.toHaveBeenCalled();
    } finally {
      full.mockRestore();
    }
  });
});
