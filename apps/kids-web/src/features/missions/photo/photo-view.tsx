import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useState } from 'react';
import Camera from '~icons/fluent-emoji-flat/camera';
import { CardDialog } from '../../../layout/card-dialog';
import sheet from '../../../layout/sheet.module.css';
import { mainAct } from '../../../layout/use-focus-trap';
import { photoText as words } from '../../../text/en/photo';
import styles from './camera-sheet.module.css';

type Props = {
  name: string;
  photo: string;
  onClose: () => void;
};

/** The hero's own picture, large; where it cannot be fetched it says so. */
export function PhotoView({ name, photo, onClose }: Props) {
  const [isAway, setIsAway] = useState(false);
  return (
    <CardDialog label={words.taken(name)} onClose={onClose}>
      <div className={sheet.card} data-accent="turquoise">
        {isAway ? (
          <div className={sheet.art} aria-hidden>
            <Camera width={112} height={112} />
          </div>
        ) : (
          <img className={styles.photo} src={photo} alt={words.taken(name)} onError={() => setIsAway(true)} />
        )}
        <h2 className={sheet.title}>
          <bdi>{name}</bdi>
        </h2>
        {isAway && <p className={sheet.line}>{words.away}</p>}
        <div className={sheet.acts}>
          <ChunkyButton accent="turquoise" onClick={onClose} {...mainAct}>
            {words.close}
          </ChunkyButton>
        </div>
      </div>
    </CardDialog>
  );
}
