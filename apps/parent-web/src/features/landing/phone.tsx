import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import Reading from '~icons/fluent-emoji-flat/open-book';
import Sleep from '~icons/fluent-emoji-flat/sleeping-face';
import Teeth from '~icons/fluent-emoji-flat/toothbrush';
import { FirstIcon } from '../../layout/glyph';
import { landingText } from '../../text/en/landing';
import { useDressed } from './hero-stage';
import classes from './phone.module.css';

const text = landingText.phone;

/** The three missions' pictures alone: the whole set of habit pictures would weigh more than the page. */
const PICTURES = { teeth: Teeth, reading: Reading, sleep: Sleep };

const ACCENTS = { teeth: 'turquoise', reading: 'coral', sleep: 'purple' } as const;

/** A drawn phone with the kids app on it: what a child sees in the evening. */
export function Phone() {
  const isDressed = useDressed();
  return (
    <div className={classes.holder} role="img" aria-label={text.label}>
      <div className={classes.phone}>
        <div className={classes.sky}>
          <span className={classes.streak}>
            <FirstIcon name="flame" size={16} />
            {text.streak}
          </span>
          <HeroArt
            avatarType="princess"
            gear={isDressed ? [{ gearType: 'helmet', rarity: 'epic' }] : undefined}
            size={150}
          />
        </div>
        <div className={classes.body}>
          <div className={classes.name}>
            <strong>{text.hero}</strong>
            <span>{text.level}</span>
          </div>
          <span className={classes.xp}>
            <span />
          </span>
          {text.missions.map(({ icon, name, xp, state }) => {
            const Picture = PICTURES[icon];
            return (
              <div key={icon} className={classes.mission} data-accent={ACCENTS[icon]} data-state={state}>
                <span className={classes.picture}>
                  <Picture width={28} height={28} aria-hidden />
                </span>
                <span className={classes.what}>
                  <b>{name}</b>
                  <small>{xp}</small>
                </span>
                <span className={classes.mark}>
                  {state === 'open' ? null : (
                    <FirstIcon name={state === 'done' ? 'check' : 'clock'} size={18} />
                  )}
                </span>
              </div>
            );
          })}
        </div>
      </div>
      <span className={classes.toast}>
        <FirstIcon name="check" size={18} />
        {text.approvedToast}
      </span>
    </div>
  );
}
