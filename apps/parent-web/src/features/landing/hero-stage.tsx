import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FirstIcon } from '../../layout/glyph';
import { siteSettings } from '../../lib/site-settings';
import { landingText } from '../../text/en/landing';
import { KIDS_URL, START, wayIn } from './links';
import classes from './stage.module.css';

const text = landingText.hero;

const CAST = [
  { avatarType: 'ninja', gear: [{ gearType: 'weapon', rarity: 'rare' }] },
  { avatarType: 'robot', gear: [{ gearType: 'helmet', rarity: 'rare' }] },
  { avatarType: 'princess', gear: [{ gearType: 'accessory', rarity: 'epic' }] },
  { avatarType: 'animal', gear: [{ gearType: 'helmet', rarity: 'legendary' }] },
] as const;

/** Promise, ways in, and the four heroes alive on their hill. Still for those who prefer reduced motion. */
export function HeroStage() {
  const isDressed = useDressed();
  const start = wayIn(siteSettings());
  return (
    <section className={classes.stage} aria-labelledby="hero-heading">
      <div className={classes.copy}>
        <h1 id="hero-heading">{text.title}</h1>
        <p>{text.body}</p>
        <div className={classes.actions}>
          <Link to="/parent/auth" search={{ mode: 'register' }} className={START.primary}>
            {start.action}
          </Link>
          <a href={KIDS_URL} className={START.quiet}>
            {text.kids}
          </a>
        </div>
        <p className={classes.note}>
          <FirstIcon name="check" size={18} />
          {start.note}
        </p>
      </div>
      <div className={classes.scene} role="img" aria-label={text.art}>
        <span className={classes.sun} />
        <span className={`${classes.cloud} ${classes.cloudOne}`} />
        <span className={`${classes.cloud} ${classes.cloudTwo}`} />
        <span className={classes.hillBack} />
        <span className={classes.hill} />
        <div className={classes.cast}>
          {CAST.map(({ avatarType, gear }) => (
            <span key={avatarType} className={classes.hero}>
              <HeroArt avatarType={avatarType} gear={isDressed ? gear : undefined} size={150} />
            </span>
          ))}
        </div>
        <span className={`${classes.chip} ${classes.chipOne}`}>{text.xp}</span>
        <span className={`${classes.chip} ${classes.chipTwo}`} dir="auto">
          {text.levelUp}
        </span>
      </div>
    </section>
  );
}

/** What one reads first has the network for itself until then. */
const QUIET_MS = 2_500;

/** Whether the drawn heroes wear their gear yet: its drawings come when the page stands. */
export function useDressed(): boolean {
  const [isDressed, setIsDressed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDressed(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDressed;
}
