import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Icon } from '../../layout/icon';
import { landingText } from '../../text/en/landing';
import classes from './phone.module.css';

const text = landingText.phone;

const ACCENTS = { teeth: 'turquoise', reading: 'coral', sleep: 'purple' } as const;

/** A drawn phone with the kids app on it: what a child sees in the evening. */
export function Phone() {
  return (
    <div className={classes.holder} role="img" aria-label={text.label}>
      <div className={classes.phone}>
        <div className={classes.sky}>
          <span className={classes.streak}>
            <Icon name="flame" size={16} />
            {text.streak}
          </span>
          <HeroArt avatarType="princess" gear={[{ gearType: 'helmet', rarity: 'epic' }]} size={150} />
        </div>
        <div className={classes.body}>
          <div className={classes.name}>
            <strong>{text.hero}</strong>
            <span>{text.level}</span>
          </div>
          <span className={classes.xp}>
            <span />
          </span>
          {text.missions.map(({ icon, name, xp, state }) => (
            <div key={icon} className={classes.mission} data-accent={ACCENTS[icon]} data-state={state}>
              <span className={classes.picture}>
                <HabitIcon icon={icon} size={28} />
              </span>
              <span className={classes.what}>
                <b>{name}</b>
                <small>{xp}</small>
              </span>
              <span className={classes.mark}>
                {state === 'open' ? null : <Icon name={state === 'done' ? 'check' : 'clock'} size={18} />}
              </span>
            </div>
          ))}
        </div>
      </div>
      <span className={classes.toast}>
        <Icon name="check" size={18} />
        {text.approvedToast}
      </span>
    </div>
  );
}
