import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useLook } from '../device/look';
import styles from './sum.module.css';

/** What one piece of a pile stands for, and the largest sum that a pile can say: more pieces nobody tells apart. */
const PIECE = 25;
const LARGEST_PILE = 100;

const isPile = (value: number, largestNumber: number) => value > largestNumber && value <= LARGEST_PILE;

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

/** A sum as the hero's look says it: as ever, or as a pile whose pieces are worth the same everywhere (rules: looks). */
export function Sum({ value, picture: Picture, size, label, children }: Props) {
  if (!isPile(value, useLook().largestNumber)) return children;
  const pieces = Math.ceil(value / PIECE);
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

/** Figures that a pile says, too: there they are only heard. */
export function Figure({ value, children }: { value: number; children: ReactNode }) {
  if (!isPile(value, useLook().largestNumber)) return children;
  return <span className="visually-hidden">{children}</span>;
}
