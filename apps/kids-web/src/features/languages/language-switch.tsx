import { ownNameOf } from '@herohood/browser/text/own-names';
import { spokenLocale } from '@herohood/browser/text/words';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useState } from 'react';
import Globe from '~icons/fluent-emoji-flat/globe-showing-europe-africa';
import { CardDialog } from '../../layout/card-dialog';
import { languagesText } from '../../text/en/languages';
import { settingsText } from '../../text/en/settings';
import { LanguageList } from './language-list';
import styles from './language-switch.module.css';
import { useChooseLanguage } from './use-choose-language';

/** The language of this device, for whoever is not signed in: a globe with its name, which opens all others. */
export default function LanguageSwitch() {
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, choose } = useChooseLanguage();
  const spoken = spokenLocale();
  const close = () => setIsOpen(false);

  return (
    <>
      <button
        type="button"
        className={styles.switch}
        aria-label={languagesText.open(ownNameOf(spoken))}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Globe width={34} height={34} aria-hidden />
        <span className={styles.name}>{ownNameOf(spoken)}</span>
      </button>
      {isOpen && (
        <CardDialog label={languagesText.title} {...(!isBusy && { onClose: close })}>
          <section className={styles.card}>
            <h2 className={styles.title}>{languagesText.title}</h2>
            <LanguageList
              label={languagesText.label}
              chosen={spoken}
              isBusy={isBusy}
              onChoose={(locale) => (locale === spoken ? close() : void choose(locale))}
            />
            <ChunkyButton accent="turquoise" disabled={isBusy} onClick={close}>
              {settingsText.close}
            </ChunkyButton>
          </section>
        </CardDialog>
      )}
    </>
  );
}
