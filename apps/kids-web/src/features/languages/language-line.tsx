import { ownNameOf } from '@herohood/browser/text/own-names';
import { spokenLocale } from '@herohood/browser/text/words';
import type { Child } from '@herohood/domain/children/schema';
import type { Locale } from '@herohood/domain/languages/locale';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { useState } from 'react';
import Globe from '~icons/fluent-emoji-flat/globe-showing-europe-africa';
import line from '../../layout/device-switch.module.css';
import { trpc } from '../../lib/api';
import { languagesText } from '../../text/en/languages';
import { useOwnHero } from '../home/public';
import { languageOf } from './hero-language';
import styles from './language-line.module.css';
import { LanguageList } from './language-list';
import list from './language-list.module.css';
import { useChooseLanguage } from './use-choose-language';

/** The hero's own language, as a line of the settings that unfolds. */
export default function LanguageLine({ hero }: { hero: Child }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, choose } = useChooseLanguage();
  const { mutateAsync } = trpc.children.update.useMutation();
  const ownHero = useOwnHero();

  /** @param own null: the family's */
  function chooseOwn(own: Locale | null) {
    const next = languageOf({ ...hero, locale: own }) ?? spokenLocale();
    void choose(next, async () => {
      const { locale } = await mutateAsync({ id: hero.id, locale: own });
      ownHero.set({ ...hero, locale });
    });
  }

  return (
    <div className={styles.box}>
      <button type="button" className={line.line} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={line.picture} aria-hidden>
          <Globe width={38} height={38} />
        </span>
        <span className={line.words}>
          <span className={line.label}>{languagesText.label}</span>
          <span className={line.note}>{ownNameOf(spokenLocale())}</span>
        </span>
        <span className={styles.arrow}>
          <ActSign sign="unfold" size={24} />
        </span>
      </button>
      {isOpen && (
        <div className={styles.list}>
          <LanguageList label={languagesText.label} chosen={hero.locale} isBusy={isBusy} onChoose={chooseOwn}>
            <button
              type="button"
              className={`${list.language} ${list.wide}`}
              aria-pressed={hero.locale === null}
              disabled={isBusy}
              onClick={() => chooseOwn(null)}
            >
              {languagesText.likeFamily}
            </button>
          </LanguageList>
        </div>
      )}
    </div>
  );
}
