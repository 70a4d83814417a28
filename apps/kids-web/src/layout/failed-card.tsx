import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import type { ReactNode } from 'react';
import { appText } from '../text/en/app';

type Props = { art: ReactNode; title: string; body: string; onRetry: () => void };

/** In place of what could not be fetched: it says so kindly, and asks again when the hero wants. */
export function FailedCard({ onRetry, ...what }: Props) {
  return (
    <StateCard
      role="alert"
      accent="coral"
      {...what}
      action={
        <ChunkyButton accent="coral" onClick={onRetry}>
          {appText.retry}
        </ChunkyButton>
      }
    />
  );
}

/** A cloud with a cross: the server cannot be reached. */
export const NoSignal = ({ width }: { width: number }) => (
  <svg viewBox="0 0 48 32" width={width} height={(width * 2) / 3} aria-hidden focusable={false}>
    <path d="M12 28a9 9 0 0 1-1-18C14 3 24 1 29 7c7-2 13 3 12 10a6 6 0 0 1-3 11z" fill="#a9b7d8" />
    <path d="m17 13 12 12m0-12L17 25" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
  </svg>
);
