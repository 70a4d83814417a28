import { lazyPart } from '@herohood/browser/lazy-part';
import type { SyncState } from '@herohood/browser/use-sync';
import type { Child } from '@herohood/domain/children/schema';
import { BackdropScene } from '@herohood/ui/backdrop-art/backdrop-scene';
import { HeroArt, type Pose } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { type ReactNode, Suspense, useRef } from 'react';
import { useComfort } from '../device/comfort';
import { useLook } from '../device/look';
import { type Tab, useTouchedHero } from '../features/home/public';
import { appText } from '../text/en/app';
import styles from './home-frame.module.css';
import { OfflineNote } from './offline-note';
import phone from './phone-stage.module.css';
import { Signpost } from './signpost';
import { StageButtons } from './stage-buttons';
import { SyncPill } from './sync-pill';
import { panelId, TabBar, tabId } from './tab-bar';
import wide from './two-columns.module.css';

const RestScene = lazyPart(() => import('@herohood/ui/rest-scene/rest-scene'));
// Only heroes who have chosen a frame need it.
const HeroPortrait = lazyPart(() => import('@herohood/ui/hero-portrait/hero-portrait'));

/** The classes of a part: everywhere, on a phone that stands, and where there are two columns. */
const of = (part: string) => [styles, phone, wide].map((sheet) => sheet[part]).join(' ');

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
  /** On a trip they are not to be seen among the missions, and ill they lie in bed. */
  place?: 'here' | 'trip' | 'bed';
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
  place = 'here',
  wallet,
  settings,
  isNight = false,
  children,
}: Props) {
  const { isDark } = useComfort();
  const { backdrop, frame } = hero.style;
  const isEvening = isNight || isDark;
  const { name: lookName } = useLook();
  const look = { avatarType: hero.avatarType, avatarUrl: hero.avatarUrl, gear: hero.equippedGear };
  const { answer, touch } = useTouchedHero();
  const where = tab === 'missions' ? place : 'here';
  const firstTab = useRef(tab);
  // The section that the page opens with stands at once; others slide in when they are chosen.
  const hasMoved = useRef(false);
  hasMoved.current ||= tab !== firstTab.current;
  return (
    <div className={of('frame')} data-look={lookName}>
      <PageTitle title={appText.titles.home} />
      {/* On a phone only the missions leave room for the whole hero. */}
      <header className={of('stage')} data-compact={tab !== 'missions'}>
        {backdrop ? <BackdropScene id={backdrop} isNight={isEvening} /> : <HeroScene isNight={isEvening} />}
        <div className={of('top')}>
          <SyncPill sync={sync} />
          <StageButtons
            settings={
              <>
                {settings}
                <SyncPill sync={sync} isAlwaysShown />
              </>
            }
          />
        </div>
        <div className={of('actor')}>
          <p className={of('speech')}>
            <span className={styles.said}>{answer?.words ?? speech}</span>
          </p>
          <button
            type="button"
            className={of('hero')}
            aria-label={hero.name}
            data-resting={isResting && !answer}
            data-framed={frame !== null && tab !== 'missions'}
            disabled={where !== 'here' || pose === 'sleep'}
            onClick={touch}
          >
            {where === 'trip' && <Signpost />}
            {where === 'bed' && (
              <Suspense>
                <span className={styles.bed}>
                  <RestScene kind="sick" {...look} />
                </span>
              </Suspense>
            )}
            {where === 'here' && (
              <HeroArt
                {...look}
                size={230}
                label={hero.name}
                pose={answer?.pose ?? pose}
                act={answer ? undefined : act}
              />
            )}
            {frame && tab !== 'missions' && (
              <span className={styles.portrait}>
                <Suspense>
                  <HeroPortrait hero={hero} frame={frame} size={88} />
                </Suspense>
              </span>
            )}
          </button>
          <div className={of('shadow')} aria-hidden />
        </div>
        <div className={of('wallet')}>{wallet}</div>
      </header>
      <main className={of('sheet')}>
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
