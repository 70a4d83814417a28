import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { SpeakerArt } from '@herohood/ui/speaker-art/speaker-art';
import { type ReactNode, useId } from 'react';
import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Leaf from '~icons/fluent-emoji-flat/leaf-fluttering-in-wind';
import Notes from '~icons/fluent-emoji-flat/musical-notes';
import { setComfort, TEXT_SIZES, useComfort } from '../device/comfort';
import { play, setMuted, useMuted } from '../device/sound';
import { canSpeak, setReadAloud, useLacksVoice, useReadAloud } from '../device/speech';
import { LogoutLine } from '../features/account/public';
import { settingsText } from '../text/en/settings';
import styles from './device-settings.module.css';
import { DeviceSwitch } from './device-switch';
import { useFocusTrap } from './use-focus-trap';

type Props = {
  /** Further lines, of features that have something to switch on this device. */
  children?: ReactNode;
  onClose: () => void;
};

/** The switches of this device, as a sheet: at the bottom of a phone, in the middle of anything wider. */
export default function DeviceSettings({ children, onClose }: Props) {
  const trap = useFocusTrap({ onClose, startsAt: 'dialog' });
  const titleId = useId();
  const isMuted = useMuted();
  const isReadAloud = useReadAloud();
  const lacksVoice = useLacksVoice();

  function switchSound(isOn: boolean) {
    setMuted(!isOn);
    play('tap');
  }

  return (
    <div className={styles.room}>
      {/* For the mouse and the finger alone: Escape and the button do the same. */}
      <div className={styles.veil} aria-hidden onClick={onClose} />
      <div {...trap} className={styles.sheet} role="dialog" aria-modal aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {settingsText.title}
        </h2>
        <DeviceSwitch
          picture={<Notes width={38} height={38} />}
          label={settingsText.sound}
          note={settingsText.soundNote}
          isOn={!isMuted}
          onChange={switchSound}
        />
        {canSpeak() && (
          <DeviceSwitch
            picture={<SpeakerArt isOn={isReadAloud} size={38} />}
            label={settingsText.readAloud}
            note={settingsText.readAloudNote}
            isOn={isReadAloud}
            onChange={setReadAloud}
          />
        )}
        {lacksVoice && (
          <p className={styles.noVoice}>
            <SpeakerArt isOn={false} size={38} />
            <span>
              <strong>{settingsText.noVoice.title}</strong> {settingsText.noVoice.body}
            </span>
          </p>
        )}
        <ComfortLines />
        {children}
        <LogoutLine />
        <ChunkyButton kind="big" accent="turquoise" className={styles.close} onClick={onClose}>
          {settingsText.close}
        </ChunkyButton>
      </div>
    </div>
  );
}

/** Calm, the evening's colours and the size of letters on this device. */
function ComfortLines() {
  const { isCalm, isDark, text } = useComfort();
  return (
    <>
      <DeviceSwitch
        picture={<Leaf width={38} height={38} />}
        label={settingsText.calm}
        note={settingsText.calmNote}
        isOn={isCalm}
        onChange={(isOn) => setComfort({ isCalm: isOn })}
      />
      <DeviceSwitch
        picture={<Moon width={38} height={38} />}
        label={settingsText.dark}
        note={settingsText.darkNote}
        isOn={isDark}
        onChange={(isOn) => setComfort({ isDark: isOn })}
      />
      <fieldset className={styles.sizes}>
        <legend className={styles.legend}>{settingsText.text}</legend>
        {TEXT_SIZES.map((size) => (
          <button
            key={size}
            type="button"
            className={styles.size}
            data-size={size}
            aria-pressed={size === text}
            aria-label={settingsText.sizes[size]}
            onClick={() => setComfort({ text: size })}
          >
            {settingsText.letter}
          </button>
        ))}
      </fieldset>
    </>
  );
}
