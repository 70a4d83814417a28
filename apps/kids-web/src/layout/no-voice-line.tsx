import { SpeakerArt } from '@herohood/ui/speaker-art/speaker-art';
import { settingsText } from '../text/en/settings';
import styles from './no-voice-line.module.css';

/** In the place of the switch for reading aloud where the device has no voice for the language. */
export function NoVoiceLine() {
  return (
    <p className={styles.line}>
      <SpeakerArt isOn={false} size={38} />
      <span>
        <strong>{settingsText.noVoice.title}</strong> {settingsText.noVoice.body}
      </span>
    </p>
  );
}
