import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useLook } from '../lib/look';
import styles from './sum.module.css';

/** From these sums on a pile has one piece more; one piece is the least. */
const STEPS = [26, 51, 101, 251];

type Props = {
  value: number;
  /** What is piled up. */
  picture: ComponentType<SVGProps<SVGSVGElement>>;
  /** Its width and height in CSS pixels. */
  size: number;
  /** The sum for those who hear it; left out where words beside it say so. */
  label?: string;
  /** The sum as everybody else sees it. */
  children: ReactNode;
};

/** A sum as the hero's look says it: as ever, or as a pile that is the larger, the more it is (rules: looks). */
export function Sum({ value, picture: Picture, size, label, children }: Props) {
  if (value <= useLook().largestNumber) return children;
  const pieces = 1 + STEPS.filter((step) => value >= step).length;
  return (
    <span
      className={styles.pile}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: pieces }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        <Picture key={at} width={size} height={size} />
      ))}
    </span>
  );
}

/** Figures that a picture says, too: where the look writes no number so large, they are only heard. */
export function Figure({ value, children }: { value: number; children: ReactNode }) {
  if (value <= useLook().largestNumber) return children;
  return <span className={styles.heard}>{children}</span>;
}
