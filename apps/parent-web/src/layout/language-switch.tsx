import { ownNameOf } from '@herohood/browser/text/own-names';
import { chooseLocale, spokenLocale } from '@herohood/browser/text/words';
import { LOCALES, type Locale } from '@herohood/domain/languages/locale';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { appText } from '../text/en/app';
import { FirstIcon } from './glyph';
import classes from './language-switch.module.css';

/** Says what this browser speaks, and offers the other languages by their own names. Stands without Mantine. */
export function LanguageSwitch() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const locale = spokenLocale();
  const name = ownNameOf(locale);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        aria-label={appText.language(name)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <FirstIcon name="globe" />
        <bdi className={classes.name}>{name}</bdi>
      </button>
      {isOpen ? (
        <LanguageMenu
          id={id}
          label={appText.language(name)}
          spoken={locale}
          onLeave={() => setIsOpen(false)}
          onEscape={close}
        />
      ) : null}
    </div>
  );
}

interface MenuProps {
  id: string;
  label: string;
  spoken: Locale;
  onLeave: () => void;
  onEscape: () => void;
}

function LanguageMenu({ id, label, spoken, onLeave, onEscape }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') onLeave();
    if (event.key === 'Escape') onEscape();
    const items = [...event.currentTarget.querySelectorAll('button')];
    const next = nextOf(event.key, items.indexOf(document.activeElement as HTMLButtonElement), items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  }

  return (
    <div ref={menu} id={id} role="menu" aria-label={label} className={classes.menu} onKeyDown={onKeyDown}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          role="menuitemradio"
          aria-checked={locale === spoken}
          tabIndex={-1}
          lang={locale}
          onClick={() => chooseLocale(locale)}
        >
          <bdi>{ownNameOf(locale)}</bdi>
          {locale === spoken ? <FirstIcon name="check" size={18} /> : null}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from the item at `index`; null for keys that lead nowhere. */
function nextOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
