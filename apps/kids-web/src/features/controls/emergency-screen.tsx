import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { useEffect, useState } from 'react';
import Shield from '~icons/fluent-emoji-flat/shield';
import { speak, stopSpeaking } from '../../device/speech';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { emergencyText } from '../../text/en/controls';
import { CallParent } from './call-parent';
import styles from './emergency-screen.module.css';
import { recallContact } from './restrictions';

const words = emergencyText;

/** Covers the app while a parent's emergency mode is on. It goes away by itself: the sync loop keeps asking. */
export default function EmergencyScreen({ message, onCheck }: { message: string; onCheck: () => void }) {
  const [contact] = useState(recallContact);
  const told = message || words.body;
  const spoken = [words.calm, told, words.hint].join(' ');
  // Whoever cannot read must understand this screen of all: it speaks by itself, as far as the browser lets it.
  useEffect(() => {
    speak(spoken);
    return stopSpeaking;
  }, [spoken]);
  return (
    <main className={styles.screen}>
      <PageTitle title={words.calm} />
      <div className={styles.shield}>
        <Shield width={190} height={190} />
      </div>
      <div className={styles.words} role="alert">
        <p className={styles.title}>{words.title}</p>
        <h1 className={styles.calm}>{words.calm}</h1>
        <p className={styles.body}>
          <bdi>{told}</bdi>
        </p>
      </div>
      <p className={styles.hint}>{words.hint}</p>
      <ReadAloudButton name={words.title} words={spoken} />
      {contact?.isEnabled && <CallParent heroId={contact.heroId} />}
      <ChunkyButton kind="big" accent="turquoise" onClick={onCheck}>
        {words.check}
      </ChunkyButton>
    </main>
  );
}
