import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Leaf from '~icons/fluent-emoji-flat/leaf-fluttering-in-wind';
import { setComfort, TEXT_SIZES, useComfort } from '../device/comfort';
import { settingsText } from '../text/en/settings';
import styles from './comfort-lines.module.css';
import { DeviceSwitch } from './device-switch';

/** Calm, the evening's colours and the size of letters on this device. */
export function ComfortLines() {
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
