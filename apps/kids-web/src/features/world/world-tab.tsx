import type { Child } from '@herohood/domain/children/schema';
import ChestArt from '@herohood/ui/chest-art/chest-art';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import Target from '~icons/fluent-emoji-flat/bullseye';
import Visits from '~icons/fluent-emoji-flat/door';
import Room from '~icons/fluent-emoji-flat/house';
import Album from '~icons/fluent-emoji-flat/open-book';
import Arrow from '~icons/fluent-emoji-flat/right-arrow';
import { FromServer } from '../../layout/from-server';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import head from '../../layout/section-head.module.css';
import { type Section, SectionTabs, sectionPanel } from '../../layout/section-tabs';
import { trpc } from '../../lib/api';
import { roomText, worldText } from '../../text/en/world';
import type { WorldSection } from '../home/public';
import { useSection } from '../home/public';
import { AlbumSection, type OtherPages } from './album-section';
import { RoomBoard } from './room-board';
import { RoomEditor } from './room-editor';
import { FIRST_PIECES } from './room-edits';
import styles from './room-empty.module.css';
import { StandingPiece } from './room-piece';
import { VisitsSection } from './visits-section';

const words = worldText.sections;

const sections = (): readonly Section<WorldSection>[] => [
  { id: 'room', label: words.room, Picture: Room },
  { id: 'album', label: words.album, Picture: Album },
  { id: 'visits', label: words.visits, Picture: Visits },
];

/** Where the hero lives: their room, all that they have collected, and the doors of their siblings. */
export function WorldTab({ hero, pages }: { hero: Child; pages: OtherPages }) {
  const [section, openSection] = useSection('world', 'room');
  return (
    <section className={head.stack} aria-label={words.label}>
      <SectionTabs label={words.label} of="world" sections={sections()} open={section} onOpen={openSection} />
      <div key={section} {...sectionPanel('world', section)}>
        {section === 'room' && <RoomSection hero={hero} />}
        {section === 'album' && <AlbumSection heroId={hero.id} pages={pages} />}
        {section === 'visits' && <VisitsSection hero={hero} />}
      </div>
    </section>
  );
}

/** The hero's own room, or what there is to show of it. */
function RoomSection({ hero }: { hero: Child }) {
  const query = trpc.world.room.useQuery({ id: hero.id });
  return (
    <FromServer query={query} failed={roomText.failed}>
      {(room) =>
        room.owned.length > 0 ? (
          <RoomEditor key={hero.id} hero={hero} room={room} />
        ) : (
          <RoomEmpty hero={hero} />
        )
      }
    </FromServer>
  );
}

/** A room without a thing: how the first one comes, told by pictures. */
function RoomEmpty({ hero }: { hero: Child }) {
  const { title, body } = roomText.empty;
  return (
    <div className={head.stack}>
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
      <RoomBoard hero={hero} label={roomText.board(hero.name)} pieces={FIRST_PIECES}>
        {FIRST_PIECES.map((piece) => (
          <StandingPiece key={piece.itemId} piece={piece} />
        ))}
      </RoomBoard>
    </div>
  );
}
