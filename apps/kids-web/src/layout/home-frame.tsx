import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import type { ReactNode } from 'react';
import type { SyncState } from '../lib/sync';
import { useOnline } from '../lib/use-online';
import { text } from '../text/en';
import styles from './home-frame.module.css';
import { StageButtons } from './stage-buttons';
import { SyncPill } from './sync-pill';
import { panelId, type Tab, TabBar, tabId } from './tab-bar';

type Props = {
  hero: Child;
  sync: SyncState;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** What the hero says. */
  speech: string;
  /** The hero jumps for joy. */
  isCheering: boolean;
  wallet: ReactNode;
  children: ReactNode;
};

/** The hero's home: the stage with hero and wallet, the sections, and the section that is open. */
export function HomeFrame({ hero, sync, tab, onTab, speech, isCheering, wallet, children }: Props) {
  const isOnline = useOnline();
  return (
    <div className={styles.frame}>
      <title>{text.app.titles.home}</title>
      <header className={styles.stage}>
        <HeroScene />
        <div className={styles.top}>
          <SyncPill status={sync.status} lastSyncAt={sync.lastSyncAt} />
          <StageButtons />
        </div>
        <div className={styles.actor}>
          <p className={styles.speech}>{speech}</p>
          <div className={styles.hero} data-cheering={isCheering}>
            <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={230} label={hero.name} />
          </div>
          <div className={styles.shadow} aria-hidden />
        </div>
        <div className={styles.wallet}>{wallet}</div>
      </header>
      <main className={styles.sheet}>
        {!isOnline && (
          <p className={styles.offline} role="status">
            <Cloud />
            {text.home.offline}
          </p>
        )}
        <div
          key={tab}
          id={panelId(tab)}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={tabId(tab)}
        >
          {children}
        </div>
      </main>
      <TabBar tab={tab} onTab={onTab} />
    </div>
  );
}

function Cloud() {
  return (
    <svg viewBox="0 0 48 32" width="42" height="28" aria-hidden focusable={false}>
      <path d="M12 28a9 9 0 0 1-1-18C14 3 24 1 29 7c7-2 13 3 12 10a6 6 0 0 1-3 11z" fill="#a9b7d8" />
      <path d="m17 13 12 12m0-12L17 25" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
