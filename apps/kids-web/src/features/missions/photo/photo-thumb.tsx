import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useEffect, useState } from 'react';
import Camera from '~icons/fluent-emoji-flat/camera';
import { CardDialog } from '../../../layout/card-dialog';
import sheet from '../../../layout/sheet.module.css';
import { mainAct } from '../../../layout/use-focus-trap';
import { loadOfflineStore } from '../../../offline/load-offline-store';
import { keptTapAt, SAVED_PREFIX } from '../../../offline/offline-status';
import { photoText as words } from '../../../text/en/photo';
import { useHome } from '../../home/public';
import type { ShownCompletion } from '../missions-of';
import camera from './camera-sheet.module.css';
import { ownPhotoOf } from './mission-photo';
import styles from './photo-thumb.module.css';

type Props = {
  completion: ShownCompletion;
  /** The mission's. */
  name: string;
};

/** On a mission's card: the picture that went with it, small, and large when tapped. */
export default function PhotoThumb({ completion, name }: Props) {
  const photo = useOwnPhoto(completion);
  const [isOpen, setIsOpen] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const isSaved = completion.id.startsWith(SAVED_PREFIX);
  const note = completion.status === 'pending' ? (isSaved ? words.saved : words.sent) : words.kept;
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        aria-label={`${words.open(name)}. ${note}`}
        disabled={!photo}
        onClick={() => setIsOpen(true)}
      >
        {photo && !isAway ? (
          <img className={styles.picture} src={photo.small} alt="" onError={() => setIsAway(true)} />
        ) : (
          <Camera className={styles.picture} />
        )}
        <span>{note}</span>
      </button>
      {isOpen && photo && <PhotoView name={name} photo={photo.whole} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type ViewProps = {
  name: string;
  photo: string;
  onClose: () => void;
};

/** The hero's own picture, large; where it cannot be fetched it says so. */
function PhotoView({ name, photo, onClose }: ViewProps) {
  const [isAway, setIsAway] = useState(false);
  return (
    <CardDialog label={words.taken(name)} onClose={onClose}>
      <div className={sheet.card} data-accent="turquoise">
        {isAway ? (
          <div className={sheet.art} aria-hidden>
            <Camera width={112} height={112} />
          </div>
        ) : (
          <img className={camera.photo} src={photo} alt={words.taken(name)} onError={() => setIsAway(true)} />
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

/** Where a completion's picture is read, whole and small: at the server, or here while it waits for the network. */
function useOwnPhoto({ id, photoUrl, habitId, slot }: ShownCompletion) {
  const [kept, setKept] = useState<string | null>(null);
  const completedAt = keptTapAt(photoUrl);
  const heroId = useHome()?.hero.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: while the tap is on its way (another id) its picture may not lie here yet
  useEffect(() => {
    if (completedAt === null) return;
    let isWanted = true;
    loadOfflineStore()
      .then((offline) => offline.photoOf({ heroId, habitId, slot, completedAt }))
      .then((photo) => isWanted && setKept(photo))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [id, heroId, habitId, slot, completedAt]);
  if (completedAt !== null) return kept === null ? null : { whole: kept, small: kept };
  return photoUrl === null ? null : ownPhotoOf(photoUrl);
}
