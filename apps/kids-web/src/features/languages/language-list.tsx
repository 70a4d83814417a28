import { ownNameOf } from '@herohood/browser/text/own-names';
import { LOCALES, type Locale } from '@herohood/domain/languages/locale';
import type { ReactNode } from 'react';
import { mainAct } from '../../layout/use-focus-trap';
import styles from './language-list.module.css';

type Props = {
  label: string;
  /** What is spoken by choice; null: what stands first, in `children`. */
  chosen: string | null;
  isBusy: boolean;
  onChoose: (locale: Locale) => void;
  /** A choice before the languages. */
  children?: ReactNode;
};

/** All languages of the app, each as its speakers call it, large enough for small fingers. */
export function LanguageList({ label, chosen, isBusy, onChoose, children }: Props) {
  return (
    <fieldset className={styles.list} aria-label={label} aria-busy={isBusy}>
      {children}
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          className={styles.language}
          lang={locale}
          dir="auto"
          aria-pressed={locale === chosen}
          disabled={isBusy}
          onClick={() => onChoose(locale)}
          {...(locale === chosen && mainAct)}
        >
          {ownNameOf(locale)}
        </button>
      ))}
    </fieldset>
  );
}
