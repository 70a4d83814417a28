import { useState } from 'react';
import { Icon } from '../../layout/icon';
import classes from './picture-button.module.css';

interface Props {
  label: string;
  /** The small one. */
  url: string;
  onOpen: () => void;
}

/** Opens the picture that came with what waits, and shows it small; a camera where it cannot be had. */
export function PictureButton({ label, url, onOpen }: Props) {
  const [isAway, setIsAway] = useState(false);
  return (
    <button type="button" className={classes.photo} aria-label={label} onClick={onOpen}>
      {isAway ? (
        <Icon name="camera" size={24} />
      ) : (
        <img src={url} alt="" loading="lazy" draggable={false} onError={() => setIsAway(true)} />
      )}
    </button>
  );
}
