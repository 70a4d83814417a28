import { GEAR_TYPES, type GearType } from '@herohood/domain/shop/gear';
import { GearPicture } from '@herohood/ui/gear-art/gear-picture';
import Sparkles from '~icons/fluent-emoji-flat/sparkles';
import { shopText } from '../../text/en/shop';
import styles from './gear-filter.module.css';

export type GearView = 'all' | GearType;

const views: readonly GearView[] = ['all', ...GEAR_TYPES];

/** A piece that everybody understands as the sign of its type. */
export const signOf: Record<GearType, string> = {
  helmet: 'knights-helmet',
  armor: 'magic-armor',
  weapon: 'heros-sword',
  accessory: 'ring-of-wisdom',
};

type Props = { view: GearView; onView: (view: GearView) => void };

/** Shows all gear or one type of it. */
export function GearFilter({ view, onView }: Props) {
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{shopText.filter.label}</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.chip}
          aria-pressed={each === view}
          onClick={() => onView(each)}
        >
          {each === 'all' ? (
            <Sparkles width={30} height={30} />
          ) : (
            <GearPicture shape={signOf[each]} gearType={each} rarity="common" size={30} />
          )}
          <span>{shopText.filter[each]}</span>
        </button>
      ))}
    </fieldset>
  );
}
