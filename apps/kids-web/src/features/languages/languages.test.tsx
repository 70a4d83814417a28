import type { Locale } from '@herohood/domain/languages/locale';
import { ownLocale } from '@herohood/ui/text/words';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLanguage, languageOf } from '../../lib/hero-language';
import { page } from '../../lib/page';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp, renderPiece } from '../../testing/render';
import { speakOneOf } from '../../testing/speak-one-of';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import LanguageLine from './language-line';
import LanguageSwitch from './language-switch';

const LOCALES: readonly Locale[] = ['en', 'de', 'he'];
const load = vi.fn(async (): Promise<unknown> => ({ messages: {} }));
const reload = vi.spyOn(page, 'reload');
/** What the page loaded next speaks. */
const next = () => ownLocale(speakable);
let speakable: ReturnType<typeof speakOneOf>;
const toast = () => screen.getByRole('status');

beforeEach(() => {
  reload.mockReset().mockReturnValue(undefined);
  load.mockClear();
  speakable = speakOneOf(LOCALES, load);
});
afterEach(() => void speakOneOf(['en']));
afterAll(() => {
  reload.mockRestore();
});

describe('at the login', () => {
  const openList = async () => {
    renderPiece(<LanguageSwitch />);
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    return within(screen.getByRole('dialog', { name: 'Which language do you speak?' }));
  };

  test('each language is called as its speakers call it, and says which it is', async () => {
    const list = await openList();
    expect(list.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    expect(list.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
    expect(list.getByRole('button', { name: 'עברית' })).toHaveAttribute('aria-pressed', 'false');
    // Nothing that the app has no words for.
    expect(list.queryByRole('button', { name: 'Polski' })).not.toBeInTheDocument();
  });

  test('a choice is kept on this device, with all its words, before the page is loaded anew', async () => {
    const list = await openList();
    reload.mockImplementation(() => expect(next()).toBe('de'));
    await user.click(list.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('what is spoken already closes the list', async () => {
    const list = await openList();
    await user.click(list.getByRole('button', { name: 'English' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  test('without its words nothing changes, and the child is told', async () => {
    const list = await openList();
    load.mockRejectedValueOnce(new TypeError('No network.'));
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

  test('like the family: the hero has none of their own any more', async () => {
    const log = answer({ 'children.update': () => makeHero({ locale: null }) });
    await openLine(makeHero({ locale: 'en', familyLocale: 'de' }));
    await choose('Like my family');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(log[0]?.input).toEqual({ id: 'hero-1', locale: null });
    expect(next()).toBe('de');
  });

  test('a choice that changes nothing of what is spoken loads nothing anew', async () => {
    const log = answer({ 'children.update': () => makeHero({ locale: 'en' }) });
    await openLine();
    await choose('English');
    await waitFor(() => expect(log).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deutsch' })).toBeEnabled());
    expect(reload).not.toHaveBeenCalled();
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

  test('where there is only one language there is nothing to choose', () => {
    speakOneOf(['en']);
    renderPiece(<LanguageLine hero={makeHero()} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
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
    expect(await keepLanguage('uk')).toBe(false);
    await enter({ locale: 'he', familyLocale: 'de' });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(next()).toBe('he');
  });

  test('is not loaded anew for a language that is spoken already', async () => {
    await enter({ locale: 'en', familyLocale: 'de' });
    await act(async () => {});
    expect(reload).not.toHaveBeenCalled();
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
