import { lazyPart } from '@herohood/browser/lazy-part';
import type { SyncState } from '@herohood/browser/use-sync';
import type { Child } from '@herohood/domain/children/schema';
import { BackdropScene } from '@herohood/ui/backdrop-art/backdrop-scene';
import { HeroArt, lookOf, type Pose } from '@herohood/ui/hero-art/hero-art';
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
  const look = lookOf(hero);
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

/** Stands in the meadow while the hero is on a trip. Decoration: what it says stands beside it. */
const Signpost = () => (
  <svg viewBox="0 0 128 128" width="96" height="96" data-picture="signpost" aria-hidden focusable={false}>
    <ellipse cx="64" cy="120" rx="34" ry="6" fill="#0a5032" opacity=".2" />
    <path d="M58 24q6-6 12 0v96H58z" fill="#a9713d" />
    <path d="M58 24q3-3 6-3v99h-6z" fill="#c98d55" />
    <path d="M18 34h74l18 15-18 15H18q-6 0-6-6V40q0-6 6-6z" fill="#ffce45" />
    <path d="M18 34h74l6 5H18q-4 0-6 3 1-8 6-8z" fill="#ffe08a" />
    <path
      d="M32 49h42m-12-10 12 10-12 10"
      fill="none"
      stroke="#7a4b00"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M40 74h56q6 0 6 6v10q0 6-6 6H40L26 85z" fill="#6fd6a4" />
    <path d="M48 85h38" stroke="#13684a" strokeWidth="5" strokeLinecap="round" />
    <path d="M40 120q2-10 8-12-1 7-1 12zM88 120q-2-12-9-14 1 8 1 14z" fill="#2e9e66" />
  </svg>
);
