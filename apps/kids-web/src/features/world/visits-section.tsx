import type { Child } from '@herohood/domain/children/schema';
import type { Sibling } from '@herohood/domain/world/schema';
import { BackdropScene } from '@herohood/ui/backdrop-art/backdrop-scene';
import { CheerPicture } from '@herohood/ui/cheer-picture/cheer-picture';
import { HeroArt, lookOf, poseOfGift } from '@herohood/ui/hero-art/hero-art';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { useState } from 'react';
import Door from '~icons/fluent-emoji-flat/door';
import { FromServer } from '../../layout/from-server';
import section from '../../layout/section-head.module.css';
import { TitledCard } from '../../layout/titled-card';
import { trpc } from '../../lib/api';
import { cheerNames, visitsText as words } from '../../text/en/world';
import { SiblingVisit } from './sibling-visit';
import styles from './visits.module.css';

/** More than these nobody scrolls through. */
const SHOWN = 24;

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
          <div className={section.stack}>
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
          {...lookOf(sibling)}
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

/** The cheers that siblings left, the newest first. */
function ReceivedCheers({ heroId }: { heroId: string }) {
  const { data: cheers } = trpc.world.cheers.useQuery({ id: heroId });
  if (!cheers) return null;
  return (
    <TitledCard title={words.received}>
      {cheers.length === 0 && <p className={styles.note}>{words.noneReceived}</p>}
      <ul className={styles.received}>
        {cheers.slice(0, SHOWN).map(({ id, fromName, cheer }) => (
          <li key={id} className={styles.got}>
            <span role="img" aria-label={words.receivedFrom(fromName, cheerNames[cheer])}>
              <CheerPicture cheer={cheer} size={44} />
            </span>
            <span aria-hidden>{fromName}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
