import type { Child } from '@herohood/domain/children/schema';
import type { Sibling } from '@herohood/domain/world/schema';
import { BackdropScene } from '@herohood/ui/backdrop-art/backdrop-scene';
import { HeroArt, poseOfGift } from '@herohood/ui/hero-art/hero-art';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { useState } from 'react';
import Door from '~icons/fluent-emoji-flat/door';
import { FromServer } from '../../layout/from-server';
import { trpc } from '../../lib/api';
import { visitsText } from '../../text/en/world';
import { ReceivedCheers } from './received-cheers';
import { SiblingVisit } from './sibling-visit';
import styles from './visits.module.css';

const words = visitsText;

/** The doors of the siblings, and the cheers that they left. */
export function VisitsSection({ hero }: { hero: Child }) {
  const query = trpc.world.siblings.useQuery({ id: hero.id });
  const [visitedId, setVisitedId] = useState<string | null>(null);
  return (
    <FromServer query={query} failed={words.failed}>
      {(siblings) => {
        const visited = siblings.find(({ id }) => id === visitedId);
        if (visited) return <SiblingVisit hero={hero} sibling={visited} onBack={() => setVisitedId(null)} />;
        if (siblings.length === 0) {
          return <StateCard accent="turquoise" art={<Door width={120} height={120} />} {...words.alone} />;
        }
        return (
          <div className={styles.visits}>
            <ul className={styles.doors}>
              {siblings.map((sibling) => (
                <li key={sibling.id}>
                  <SiblingDoor sibling={sibling} onVisit={() => setVisitedId(sibling.id)} />
                </li>
              ))}
            </ul>
            <ReceivedCheers heroId={hero.id} />
          </div>
        );
      }}
    </FromServer>
  );
}

function SiblingDoor({ sibling, onVisit }: { sibling: Sibling; onVisit: () => void }) {
  return (
    <button type="button" className={styles.door} aria-label={words.visit(sibling.name)} onClick={onVisit}>
      <span className={styles.doorway}>
        {sibling.style.backdrop && <BackdropScene id={sibling.style.backdrop} />}
        <HeroArt
          avatarType={sibling.avatarType}
          avatarUrl={sibling.avatarUrl}
          gear={sibling.equippedGear}
          size={120}
          pose={sibling.style.pose ? poseOfGift(sibling.style.pose) : 'stand'}
        />
      </span>
      <span className={styles.plate}>
        <bdi>{sibling.name}</bdi>
      </span>
    </button>
  );
}
