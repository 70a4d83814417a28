import { sayName } from '@herohood/browser/text/say-name';
import { STICKER_IDS, STICKER_NAMES, type StickerId } from '@herohood/domain/praise/praise';
import { Sticker } from '@herohood/ui/sticker/sticker';
import { useId } from 'react';
import { Icon } from '../../layout/icon';
import { praiseText as text } from '../../text/en/praise';
import classes from './sticker-picker.module.css';

const SIZE = 36;

interface Props {
  value: StickerId | null;
  onChange: (value: StickerId | null) => void;
}

/** One of 24 stickers, or none: radio buttons, so that the arrow keys go from one to the next. */
export function StickerPicker({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes.stickers}>
      <legend>{text.stickers}</legend>
      {[null, ...STICKER_IDS].map((id) => {
        const label = id ? sayName(STICKER_NAMES[id]) : text.noSticker;
        return (
          <label key={id ?? 'none'} className={classes.sticker} title={label}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={value === id}
              onChange={() => onChange(id)}
            />
            {id ? <Sticker id={id} size={SIZE} /> : <Icon name="x" size={20} />}
          </label>
        );
      })}
    </fieldset>
  );
}
