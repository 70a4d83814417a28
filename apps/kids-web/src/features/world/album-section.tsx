import { type ComponentType, type ReactNode, Suspense, type SVGProps } from 'react';
import Letter from '~icons/fluent-emoji-flat/love-letter';
import Heart from '~icons/fluent-emoji-flat/sparkling-heart';
import Shell from '~icons/fluent-emoji-flat/spiral-shell';
import Medal from '~icons/fluent-emoji-flat/sports-medal';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { FromServer } from '../../layout/from-server';
import section from '../../layout/section-head.module.css';
import { SectionTabs, sectionPanel } from '../../layout/section-tabs';
import { trpc } from '../../lib/api';
import { appText } from '../../text/en/app';
import { albumText, worldText } from '../../text/en/world';
import { type AlbumPageId, albumPages, useSection } from '../home/public';
import { Finds } from './finds';
import { Postcards } from './postcards';

const PICTURES: Record<AlbumPageId, ComponentType<SVGProps<SVGSVGElement>>> = {
  badges: Medal,
  finds: Shell,
  postcards: Letter,
  praise: Heart,
  rewards: Gift,
};

/** The pages of the album that are not the world's own. */
export type OtherPages = Record<'badges' | 'praise' | 'rewards', ReactNode>;

type Props = { heroId: string; pages: OtherPages };

/** All that the hero has collected, in five pages of which one is open. */
export function AlbumSection({ heroId, pages }: Props) {
  const [page, openPage] = useSection('album', 'badges');
  return (
    <div className={section.stack}>
      <SectionTabs
        label={worldText.sections.album}
        of="album"
        sections={albumPages.map((id) => ({ id, label: albumText.pages[id], Picture: PICTURES[id] }))}
        open={page}
        onOpen={openPage}
        isSmall
      />
      <div key={page} {...sectionPanel('album', page)}>
        <Suspense fallback={<p role="status">{appText.loading}</p>}>
          {page === 'finds' || page === 'postcards' ? <Found heroId={heroId} page={page} /> : pages[page]}
        </Suspense>
      </div>
    </div>
  );
}

/** What chests held, and what trips brought. */
function Found({ heroId, page }: { heroId: string; page: 'finds' | 'postcards' }) {
  const query = trpc.world.finds.useQuery({ id: heroId });
  return (
    <FromServer query={query} failed={albumText.failed}>
      {(finds) =>
        page === 'finds' ? (
          <Finds heroId={heroId} finds={finds} />
        ) : (
          <Postcards cards={finds.filter(({ day }) => day !== null)} />
        )
      }
    </FromServer>
  );
}
