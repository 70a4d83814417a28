import type { Child } from '@herohood/domain/children/schema';
import Visits from '~icons/fluent-emoji-flat/door';
import Room from '~icons/fluent-emoji-flat/house';
import Album from '~icons/fluent-emoji-flat/open-book';
import { FromServer } from '../../layout/from-server';
import head from '../../layout/section-head.module.css';
import { type Section, SectionTabs, sectionPanel } from '../../layout/section-tabs';
import { trpc } from '../../lib/api';
import { roomText, worldText } from '../../text/en/world';
import type { WorldSection } from '../home/public';
import { useSection } from '../home/public';
import { AlbumSection, type OtherPages } from './album-section';
import { RoomEditor } from './room-editor';
import { RoomEmpty } from './room-empty';
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
