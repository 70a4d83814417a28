import { useEffect, useState } from 'react';
import Camera from '~icons/fluent-emoji-flat/camera';
import { loadOfflineStore } from '../../../offline/load-offline-store';
import { keptTapAt, SAVED_PREFIX } from '../../../offline/offline-status';
import { photoText as words } from '../../../text/en/photo';
import { useHome } from '../../home/public';
import type { ShownCompletion } from '../missions-of';
import { ownPhotoOf } from './own-photo';
import styles from './photo-thumb.module.css';
import { PhotoView } from './photo-view';

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
