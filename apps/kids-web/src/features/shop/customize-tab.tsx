import type { Child } from '@herohood/domain/children/schema';
import { customizeText } from '../../text/en/shop';
import { AvatarShop } from './avatar-shop';
import styles from './customize-tab.module.css';
import { DressingRoom } from './dressing-room';
import { GearShop } from './gear-shop';
import { PointsBalance } from './points-balance';
import { SectionTabs, sectionPanelId, sectionTabId } from './section-tabs';
import { useShopSection } from './shop-section';

/** How the hero looks: what they are and wear, and the two shops where points buy more of it. */
export default function CustomizeTab({ hero }: { hero: Child }) {
  const [section, openSection] = useShopSection();
  return (
    <div className={styles.tab}>
      <SectionTabs section={section} onSection={openSection} />
      <h2 className={styles.title}>{customizeText.sections[section]}</h2>
      <div className={styles.balance}>
        <PointsBalance points={hero.rewardPoints} />
      </div>
      <div
        key={section}
        id={sectionPanelId(section)}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={sectionTabId(section)}
      >
        {section === 'hero' && <DressingRoom hero={hero} onSection={openSection} />}
        {section === 'avatars' && <AvatarShop hero={hero} />}
        {section === 'gear' && <GearShop hero={hero} />}
      </div>
    </div>
  );
}
