import type { ShowingReminder } from '@herohood/domain/reminders/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { SpeakerArt } from '@herohood/ui/speaker-art/speaker-art';
import { type KeyboardEvent, useRef } from 'react';
import Bell from '~icons/fluent-emoji-flat/bell';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { remindersText } from '../../text/en/reminders';
import styles from './reminder-card.module.css';
import { useReminderSound } from './use-reminder-sound';

type Props = {
  reminder: ShowingReminder;
  /** How many others wait behind this one. */
  moreCount: number;
  isSmall: boolean;
  onDone: () => void;
  onLater: () => void;
};

const words = remindersText;

/**
 * One reminder. It lies above the page without closing it: nothing under way is lost, and the focus stays where it
 * is; Escape inside it means 'Later'.
 */
export default function ReminderCard({ reminder, moreCount, isSmall, onDone, onLater }: Props) {
  const { name, icon, voiceRecording } = reminder;
  const voice = useRef<HTMLAudioElement>(null);
  const { isBlocked, hear } = useReminderSound({ reminder, voice, isOnce: isSmall });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onLater();
  }

  return (
    <section
      className={styles.card}
      data-small={isSmall}
      data-accent="sunshine"
      aria-label={words.region}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <div className={styles.picture} aria-hidden>
          <HabitIcon icon={icon} size={isSmall ? 34 : 64} />
          <Bell className={styles.bell} />
        </div>
        <div className={styles.words} role="alert">
          {!isSmall && <p className={styles.title}>{words.title}</p>}
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {moreCount > 0 && !isSmall && <p className={styles.more}>{words.more(moreCount)}</p>}
        </div>
        {!isSmall && <ReadAloudButton name={name} words={`${words.title} ${name}`} />}
      </div>
      {isBlocked && !isSmall && (
        <ChunkyButton kind="big" accent="purple" className={styles.hear} onClick={hear}>
          <SpeakerArt isOn size={36} />
          {voiceRecording ? words.hearVoice : words.hear}
        </ChunkyButton>
      )}
      <div className={styles.acts}>
        <ChunkyButton
          accent="mint"
          className={styles.done}
          aria-label={words.doneLabel(name)}
          onClick={onDone}
        >
          {words.done}
        </ChunkyButton>
        <ChunkyButton kind="quiet" accent="sunshine" aria-label={words.laterLabel(name)} onClick={onLater}>
          {words.later}
        </ChunkyButton>
      </div>
      {voiceRecording && (
        // biome-ignore lint/a11y/useMediaCaption: a parent's own voice; the mission's name stands beside it
        <audio ref={voice} src={voiceRecording} preload="auto" />
      )}
    </section>
  );
}
