import type { ComponentPropsWithRef } from 'react';
import type { AccentName } from '../theme/tokens';
import styles from './chunky-button.module.css';

type Props = ComponentPropsWithRef<'button'> & {
  accent?: AccentName;
  /** `big` is the one main act of a screen, `medium` the act of a card, `quiet` an act beside it. */
  kind?: 'big' | 'medium' | 'quiet';
};

/** A button with a thick lower edge that sinks when pressed. At least 56 CSS pixels high. */
export function ChunkyButton({
  accent = 'turquoise',
  kind = 'medium',
  className = '',
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      data-accent={accent}
      className={`${styles.button} ${styles[kind]} ${className}`}
    />
  );
}
