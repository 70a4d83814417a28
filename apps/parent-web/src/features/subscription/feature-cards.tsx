import { Badge } from '@mantine/core';
import { Icon, type IconName } from '../../layout/icon';
import classes from './feature-cards.module.css';

interface Feature {
  icon: IconName;
  accent: string;
  title: string;
  body: string;
  badge?: string | null;
}

/** Four things that Premium brings, each with its accent. */
export function FeatureCards({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={classes.grid}>
      {features.map(({ icon, accent, title, body, badge }) => (
        <li key={title} data-accent={accent}>
          <span className={classes.icon}>
            <Icon name={icon} size={24} />
          </span>
          <div>
            <h3>
              {title}
              {badge ? (
                <Badge variant="light" color="gray" tt="none" className={classes.badge}>
                  {badge}
                </Badge>
              ) : null}
            </h3>
            <p>{body}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
