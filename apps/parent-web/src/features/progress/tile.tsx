import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../layout/icon';
import classes from './progress.module.css';

interface Props {
  icon: IconName;
  accent: string;
  label: string;
  value: string;
  note: string;
}

/** The four figures that go together. */
export function Tiles({ children }: { children: ReactNode }) {
  return (
    <div className={classes.tilesRoom}>
      <div className={classes.tiles}>{children}</div>
    </div>
  );
}

/** One figure with what it means. */
export function Tile({ icon, accent, label, value, note }: Props) {
  return (
    <div className={classes.tile} data-accent={accent}>
      <span className={classes.tileIcon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={classes.label}>{label}</span>
      <strong>{value}</strong>
      <small>{note}</small>
    </div>
  );
}
