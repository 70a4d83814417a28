import type { Child } from '@herohood/domain/children/schema';
import type { ReactNode } from 'react';
import Gear from '~icons/fluent-emoji-flat/crossed-swords';
import Hero from '~icons/fluent-emoji-flat/mirror';
import Avatars from '~icons/fluent-emoji-flat/performing-arts';
import { type Section, SectionTabs, sectionPanel } from '../../layout/section-tabs';
import { customizeText } from '../../text/en/shop';
import type { ShopSection } from '../home/public';
import { useSection } from '../home/public';
import styles from './customize-tab.module.css';
import { DressingRoom } from './dressing-room';
import { PointsBalance } from './points-balance';
import { AvatarShop, GearShop } from './shops';

const sections = (): readonly Section<ShopSection>[] => [
  { id: 'hero', label: customizeText.sections.hero, Picture: Hero },
  { id: 'avatars', label: customizeText.sections.avatars, Picture: Avatars },
  { id: 'gear', label: customizeText.sections.gear, Picture: Gear },
];

/** How the hero looks: what they are and wear, and the two shops where points buy more of it. */
export default function CustomizeTab({ hero, quiet }: { hero: Child; quiet: ReactNode }) {
  const [section, openSection] = useSection('shop', 'hero');
  return (
    <div className={styles.tab}>
      <SectionTabs
        label={customizeText.sections.label}
        of="shop"
        sections={sections()}
        open={section}
        onOpen={openSection}
      />
      <h2 className={styles.title}>{customizeText.sections[section]}</h2>
      <div className={styles.balance}>
        <PointsBalance points={hero.rewardPoints} />
      </div>
      <div key={section} className={styles.panel} {...sectionPanel('shop', section)}>
        {section === 'hero' && <DressingRoom hero={hero} onSection={openSection} quiet={quiet} />}
        {section === 'avatars' && <AvatarShop hero={hero} />}
        {section === 'gear' && <GearShop hero={hero} />}
      </div>
    </div>
  );
}
