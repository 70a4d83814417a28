import { keyAsRead } from '@herohood/browser/reading-direction';
import type { ComponentType, KeyboardEvent, SVGProps } from 'react';
import Customize from '~icons/fluent-emoji-flat/artist-palette';
import Progress from '~icons/fluent-emoji-flat/bar-chart';
import Missions from '~icons/fluent-emoji-flat/bullseye';
import World from '~icons/fluent-emoji-flat/house';
import Games from '~icons/fluent-emoji-flat/joystick';
import Rewards from '~icons/fluent-emoji-flat/wrapped-gift';
import { type Tab, tabs } from '../features/home/public';
import { homeText } from '../text/en/app';
import styles from './tab-bar.module.css';

const pictures: Record<Tab, ComponentType<SVGProps<SVGSVGElement>>> = {
  missions: Missions,
  world: World,
  customize: Customize,
  rewards: Rewards,
  games: Games,
  progress: Progress,
};

type Props = {
  tab: Tab;
  /** Whether there are games to play. */
  hasGames: boolean;
  onTab: (tab: Tab) => void;
};

export const tabId = (tab: Tab) => `tab-${tab}`;
export const panelId = (tab: Tab) => `panel-${tab}`;

/** The sections of the hero's home: at the bottom of a phone, on the left of anything wider. */
export function TabBar({ tab, hasGames, onTab }: Props) {
  const open: readonly Tab[] = hasGames ? tabs : tabs.filter((each) => each !== 'games');

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[keyAsRead(event.key)];
    if (!step) return;
    event.preventDefault();
    const next = open[(open.indexOf(tab) + step + open.length) % open.length]!;
    onTab(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <nav className={styles.bar}>
      <div className={styles.list} role="tablist" aria-label={homeText.tabs.label} onKeyDown={move}>
        {open.map((each) => {
          const Picture = pictures[each];
          return (
            <button
              key={each}
              id={tabId(each)}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={each === tab}
              aria-controls={panelId(each)}
              tabIndex={each === tab ? 0 : -1}
              onClick={() => onTab(each)}
            >
              <Picture className={styles.picture} />
              <span className={styles.name}>{homeText.tabs[each]}</span>
            </button>
          );
        })}
      </div>
    </nav>
  );
}
