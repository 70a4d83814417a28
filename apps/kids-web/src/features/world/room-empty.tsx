import type { Child } from '@herohood/domain/children/schema';
import ChestArt from '@herohood/ui/chest-art/chest-art';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import Target from '~icons/fluent-emoji-flat/bullseye';
import Arrow from '~icons/fluent-emoji-flat/right-arrow';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import section from '../../layout/section-head.module.css';
import { roomText as words } from '../../text/en/world';
import { RoomBoard } from './room-board';
import { FIRST_PIECES } from './room-edits';
import styles from './room-empty.module.css';
import { StandingPiece } from './room-piece';

/** A room without a thing: how the first one comes, told by pictures. */
export function RoomEmpty({ hero }: { hero: Child }) {
  const { title, body } = words.empty;
  return (
    <div className={section.stack}>
      <div className={styles.story}>
        <div className={styles.way} aria-hidden>
          <Target width={56} height={56} />
          <Arrow data-mirrored width={28} height={28} />
          <ChestArt isOpen={false} size={64} />
          <Arrow data-mirrored width={28} height={28} />
          <WorldPicture art="teddy-bear" size={56} />
        </div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.body}>{body}</p>
        <ReadAloudButton name={title} words={`${title}. ${body}`} />
      </div>
      <RoomBoard hero={hero} label={words.board(hero.name)} pieces={FIRST_PIECES}>
        {FIRST_PIECES.map((piece) => (
          <StandingPiece key={piece.itemId} piece={piece} />
        ))}
      </RoomBoard>
    </div>
  );
}
