import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import styles from './toast.module.css';

/** `isPassing`: it gives way to a celebration, which says more. */
export type Toast = {
  title: string;
  message?: string;
  tone: 'good' | 'bad';
  durationMs?: number;
  isPassing?: boolean;
};

/** Toasts stay 2–6 s. */
const DEFAULT_MS = 4_000;

type Shown = Toast & { id: number };

const shown = createAtom<Shown | null>(null);
let lastId = 0;

/** Shows a message; an older one gives way, at most one is visible. */
export function toast(message: Toast): void {
  lastId += 1;
  shown.set({ ...message, id: lastId });
}

/** Takes away what a celebration must not have above it. */
export function makeWay(): void {
  if (shown.get()?.isPassing) dismissToast();
}

export function dismissToast(): void {
  shown.set(null);
}

/**
 * The place where toasts appear. They lie on no button of the frame, and go by themselves or by a tap, which also reaches
 * what is behind them. The live region is always there, so that screen readers notice new text.
 */
export function ToastHost() {
  const current = useSelector(shown);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => {
      if (shown.get()?.id === current.id) dismissToast();
    }, current.durationMs ?? DEFAULT_MS);
    const onTap = ({ clientX: x, clientY: y }: PointerEvent) => {
      const box = place.current?.getBoundingClientRect();
      if (box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) dismissToast();
    };
    window.addEventListener('pointerdown', onTap);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', onTap);
    };
  }, [current]);

  return (
    <div className={styles.host} role="status" aria-live={current?.tone === 'bad' ? 'assertive' : 'polite'}>
      {current && (
        <div
          key={current.id}
          ref={place}
          className={styles.toast}
          data-accent={current.tone === 'good' ? 'mint' : 'coral'}
        >
          <strong className={styles.title}>{current.title}</strong>
          {current.message && <span className={styles.message}>{current.message}</span>}
        </div>
      )}
    </div>
  );
}
