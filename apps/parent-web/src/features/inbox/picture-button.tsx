import { Icon } from '../../layout/icon';
import classes from './picture-button.module.css';

interface Props {
  label: string;
  /** Null while nobody has looked: to fetch it would count as a look (rules: photos). */
  url: string | null;
  onOpen: () => void;
}

/** Opens the picture that came with what waits; shows it small once it was looked at. */
export function PictureButton({ label, url, onOpen }: Props) {
  return (
    <button type="button" className={classes.photo} aria-label={label} onClick={onOpen}>
      {url ? <img src={url} alt="" /> : <Icon name="camera" size={24} />}
    </button>
  );
}
