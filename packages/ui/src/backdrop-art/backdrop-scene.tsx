import { lazyPart } from '@herohood/browser/lazy-part';
import { Suspense } from 'react';
import styles from './backdrop-scene.module.css';

const BackdropArt = lazyPart(() => import('./backdrop-art'));

type Props = {
  /** Id of the level gift, such as `backdrop-meadow`. */
  id: string;
  /** The same place in the evening. */
  isNight?: boolean;
};

/** A landscape that fills its positioned parent; while it is fetched, its sky and ground alone. Decoration. */
export function BackdropScene({ id, isNight = false }: Props) {
  return (
    <div className={styles.scene} data-place={id} data-night={isNight} aria-hidden>
      <div className={styles.land}>
        <Suspense>
          <BackdropArt id={id} />
        </Suspense>
      </div>
    </div>
  );
}
