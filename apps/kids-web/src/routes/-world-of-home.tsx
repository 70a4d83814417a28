import { lazyPart } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { WorldTab } from '../features/world/world-tab';

const AllBadges = lazyPart(() => import('../features/progress/all-badges'));
const PraiseShelf = lazyPart(() => import('../features/praise/praise-shelf'));
const EarnedAlbum = lazyPart(() => import('../features/rewards/earned-album'));

/** Where the hero lives; into their album goes what other features keep. */
export default function WorldOfHome({ hero }: { hero: Child }) {
  return (
    <WorldTab
      hero={hero}
      pages={{
        badges: <AllBadges heroId={hero.id} />,
        praise: <PraiseShelf heroId={hero.id} />,
        rewards: <EarnedAlbum heroId={hero.id} />,
      }}
    />
  );
}
