import type { Child } from '@herohood/domain/children/schema';
import { BackdropScene } from '@herohood/ui/backdrop-art/backdrop-scene';
import { HeroArt, type Pose } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import type { SyncState } from '@herohood/ui/runtime/use-sync';
import { type ReactNode, Suspense, useRef } from 'react';
import { useComfort } from '../lib/comfort';
import { useLook } from '../lib/look';
import type { Tab } from '../lib/places';
import { STAGE_HERO_ID } from '../lib/stage-hero';
import { appText } from '../text/en/app';
import styles from './home-frame.module.css';
import { OfflineNote } from './offline-note';
import short from './short-stage.module.css';
import { StageButtons } from './stage-buttons';
import { SyncPill } from './sync-pill';
import { panelId, TabBar, tabId } from './tab-bar';
import wide from './two-columns.module.css';

// Only heroes who have chosen a frame need it.
const HeroPortrait = lazyPart(() => import('@herohood/ui/hero-portrait/hero-portrait'));

type Props = {
  hero: Child;
  sync: SyncState;
  tab: Tab;
  /** Whether there are games to play. */
  hasGames: boolean;
  onTab: (tab: Tab) => void;
  /** What the hero says. */
  speech: string;
  /** How the hero stands there. */
  pose: Pose;
  /** The pose is one that they rest in: it moves for a moment and is then held. */
  isResting?: boolean;
  /** The picture of the habit that the hero acts out at this moment. */
  act?: string;
  wallet: ReactNode;
  /** Further switches of this device. */
  settings?: ReactNode;
  /** The stage lies in the dark. */
  isNight?: boolean;
  children: ReactNode;
};

/** The hero's home: the stage with hero and wallet, the sections, and the section that is open. */
export function HomeFrame({
  hero,
  sync,
  tab,
  hasGames,
  onTab,
  speech,
  pose,
  isResting = false,
  act,
  wallet,
  settings,
  isNight = false,
  children,
}: Props) {
  const { isDark } = useComfort();
  const { backdrop, frame } = hero.style;
  const isEvening = isNight || isDark;
  const { name: look } = useLook();
  const firstTab = useRef(tab);
  // The section that the page opens with stands at once; others slide in when they are chosen.
  const hasMoved = useRef(false);
  hasMoved.current ||= tab !== firstTab.current;
  return (
    <div className={`${styles.frame} ${wide.frame}`} data-look={look}>
      <PageTitle title={appText.titles.home} />
      {/* On a phone only the missions leave room for the whole hero. */}
      <header className={`${styles.stage} ${wide.stage}`} data-compact={tab !== 'missions'}>
        {backdrop ? <BackdropScene id={backdrop} isNight={isEvening} /> : <HeroScene isNight={isEvening} />}
        <div className={styles.top}>
          <SyncPill status={sync.status} lastSyncAt={sync.lastSyncAt} />
          <StageButtons settings={settings} />
        </div>
        <div className={`${styles.actor} ${wide.actor} ${short.actor}`}>
          <p className={`${styles.speech} ${wide.speech}`}>{speech}</p>
          <div
            id={STAGE_HERO_ID}
            className={`${styles.hero} ${wide.hero}`}
            data-resting={isResting}
            data-framed={frame !== null && tab !== 'missions'}
          >
            <HeroArt
              avatarType={hero.avatarType}
              avatarUrl={hero.avatarUrl}
              gear={hero.equippedGear}
              size={230}
              label={hero.name}
              pose={pose}
              act={act}
            />
            {frame && tab !== 'missions' && (
              <span className={styles.portrait}>
                <Suspense>
                  <HeroPortrait hero={hero} frame={frame} size={88} />
                </Suspense>
              </span>
            )}
          </div>
          <div className={`${styles.shadow} ${wide.shadow}`} aria-hidden />
        </div>
        <div className={`${styles.wallet} ${wide.wallet}`}>{wallet}</div>
      </header>
      <main className={`${styles.sheet} ${wide.sheet}`}>
        <OfflineNote sync={sync} />
        <div
          key={tab}
          id={panelId(tab)}
          className={styles.panel}
          data-moved={hasMoved.current}
          role="tabpanel"
          aria-labelledby={tabId(tab)}
        >
          {children}
        </div>
      </main>
      <TabBar tab={tab} hasGames={hasGames} onTab={onTab} />
    </div>
  );
}
