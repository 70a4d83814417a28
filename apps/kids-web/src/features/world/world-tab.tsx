import type { Child } from '@herohood/domain/children/schema';
import { getRouteApi } from '@tanstack/react-router';
import Style from '~icons/fluent-emoji-flat/artist-palette';
import Visits from '~icons/fluent-emoji-flat/door';
import Room from '~icons/fluent-emoji-flat/house';
import Album from '~icons/fluent-emoji-flat/open-book';
import { type Section, SectionTabs, sectionPanel } from '../../layout/section-tabs';
import { worldText } from '../../text/en/world';
import type { WorldSection } from '../home/public';
import { AlbumSection } from './album-section';
import { GiftsSection } from './gifts-section';
import { RoomSection } from './room-section';
import { VisitsSection } from './visits-section';
import styles from './world-tab.module.css';

const words = worldText.sections;

const sections = (): readonly Section<WorldSection>[] => [
  { id: 'room', label: words.room, Picture: Room },
  { id: 'style', label: words.style, Picture: Style },
  { id: 'album', label: words.album, Picture: Album },
  { id: 'visits', label: words.visits, Picture: Visits },
];

const home = getRouteApi('/kids');

/** Where the hero lives: their room, what levels gave them, what they have found, and the doors of their siblings. */
export default function WorldTab({ hero }: { hero: Child }) {
  const { world: section = 'room' } = home.useSearch();
  const navigate = home.useNavigate();
  const openSection = (next: WorldSection) =>
    void navigate({
      search: (before) => ({ ...before, world: next === 'room' ? undefined : next }),
      replace: true,
      state: true,
      resetScroll: false,
    });
  return (
    <section className={styles.tab} aria-label={words.label}>
      <SectionTabs label={words.label} of="world" sections={sections()} open={section} onOpen={openSection} />
      <div key={section} {...sectionPanel('world', section)}>
        {section === 'room' && <RoomSection hero={hero} />}
        {section === 'style' && <GiftsSection hero={hero} />}
        {section === 'album' && <AlbumSection heroId={hero.id} />}
        {section === 'visits' && <VisitsSection hero={hero} />}
      </div>
    </section>
  );
}
