import type { Child } from '@herohood/domain/children/schema';
import Visits from '~icons/fluent-emoji-flat/door';
import Room from '~icons/fluent-emoji-flat/house';
import Album from '~icons/fluent-emoji-flat/open-book';
import { type Section, SectionTabs, sectionPanel } from '../../layout/section-tabs';
import { worldText } from '../../text/en/world';
import type { WorldSection } from '../home/public';
import { useSection } from '../home/public';
import { AlbumSection, type OtherPages } from './album-section';
import { RoomSection } from './room-section';
import { VisitsSection } from './visits-section';
import styles from './world-tab.module.css';

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
    <section className={styles.tab} aria-label={words.label}>
      <SectionTabs label={words.label} of="world" sections={sections()} open={section} onOpen={openSection} />
      <div key={section} {...sectionPanel('world', section)}>
        {section === 'room' && <RoomSection hero={hero} />}
        {section === 'album' && <AlbumSection heroId={hero.id} pages={pages} />}
        {section === 'visits' && <VisitsSection hero={hero} />}
      </div>
    </section>
  );
}
