import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Link } from '@tanstack/react-router';
import { FirstIcon } from '../../layout/glyph';
import { landingText } from '../../text/en/landing';
import classes from './landing.module.css';
import { START } from './links';

const { features, create } = landingText;
const CAST = ['robot', 'princess', 'ninja', 'animal'] as const;

/** What parents get, and the four heroes to choose from. */
export function Features() {
  return (
    <section className={classes.section} aria-labelledby="features-heading">
      <h2 id="features-heading">{features.title}</h2>
      <ul className={classes.features}>
        {features.list.map(({ icon, accent, title, body }) => (
          <li key={title} data-accent={accent}>
            <span className={classes.featureIcon}>
              <FirstIcon name={icon} size={26} />
            </span>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
      <div className={classes.create}>
        <h2>{create.title}</h2>
        <ul className={classes.cast}>
          {CAST.map((avatarType) => (
            <li key={avatarType}>
              <HeroArt avatarType={avatarType} size={120} />
              <span>{create.cast[avatarType]}</span>
            </li>
          ))}
        </ul>
        <Link to="/parent/auth" search={{ mode: 'register' }} className={START.primary}>
          {create.action}
        </Link>
      </div>
    </section>
  );
}
