import { ActSign } from '@herohood/ui/act-sign/act-sign';
import styles from './round-button.module.css';

type Props = { label: string; onClose: () => void };

/** The way out of a stage, in its bar. */
export function CloseButton({ label, onClose }: Props) {
  return (
    <button type="button" className={styles.raised} aria-label={label} onClick={onClose}>
      <ActSign sign="close" />
    </button>
  );
}
