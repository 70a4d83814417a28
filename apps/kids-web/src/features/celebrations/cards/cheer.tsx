import type { CheerId } from '@herohood/domain/world/cheer';
import { CheerPicture } from '@herohood/ui/cheer-picture/cheer-picture';
import { useEffect } from 'react';
import { play } from '../../../device/sound';
import { cheerNames, cheersText } from '../../../text/en/world';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import type { CardProps } from '../parties';
import styles from './cheer.module.css';

const words = cheersText;
/** More than these would not fit above the card. */
const SHOWN = 5;

/** Siblings have left cheers: a greeting from next door. */
export function CheersCard({ items: cheers, onClose }: CardProps<'cheer'>) {
  useEffect(() => play('gift'), []);
  const lines = [...new Set(cheers.map(({ fromName, cheer }) => words.from(fromName, nameOf(cheer))))];
  return (
    <CelebrationCard
      accent="sunshine"
      art={
        <div className={styles.cheers} aria-hidden>
          {cheers.slice(0, SHOWN).map(({ id, cheer }) => (
            <span key={id} className={styles.cheer}>
              <CheerPicture cheer={cheer} size={cheers.length > 1 ? 84 : 140} />
            </span>
          ))}
        </div>
      }
      title={cheers.length > 1 ? words.many(cheers.length) : words.one}
      spoken={lines.join(' ')}
      onClose={onClose}
    >
      <ul className={card.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </CelebrationCard>
  );
}

/** One that is newer than this app is a cheer like any other. */
const nameOf = (cheer: string) =>
  Object.hasOwn(cheerNames, cheer) ? cheerNames[cheer as CheerId] : words.any;
