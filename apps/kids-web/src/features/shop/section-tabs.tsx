import type { ComponentType, KeyboardEvent, SVGProps } from 'react';
import Gear from '~icons/fluent-emoji-flat/crossed-swords';
import Hero from '~icons/fluent-emoji-flat/mirror';
import Avatars from '~icons/fluent-emoji-flat/performing-arts';
import { type ShopSection, shopSections } from '../../lib/places';
import { customizeText } from '../../text/en/shop';
import styles from './section-tabs.module.css';

const pictures: Record<ShopSection, ComponentType<SVGProps<SVGSVGElement>>> = {
  hero: Hero,
  avatars: Avatars,
  gear: Gear,
};

export const sectionTabId = (section: ShopSection) => `shop-tab-${section}`;
export const sectionPanelId = (section: ShopSection) => `shop-panel-${section}`;

type Props = { section: ShopSection; onSection: (section: ShopSection) => void };

/** Chooses between the current hero and the two shops. */
export function SectionTabs({ section, onSection }: Props) {
  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = shopSections.indexOf(section) + step + shopSections.length;
    const next = shopSections[at % shopSections.length]!;
    onSection(next);
    document.getElementById(sectionTabId(next))?.focus();
  }

  return (
    <div className={styles.list} role="tablist" aria-label={customizeText.sections.label} onKeyDown={move}>
      {shopSections.map((each) => {
        const Picture = pictures[each];
        return (
          <button
            key={each}
            id={sectionTabId(each)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={each === section}
            aria-controls={each === section ? sectionPanelId(each) : undefined}
            tabIndex={each === section ? 0 : -1}
            onClick={() => onSection(each)}
          >
            <Picture className={styles.picture} />
            <span>{customizeText.sections[each]}</span>
          </button>
        );
      })}
    </div>
  );
}
