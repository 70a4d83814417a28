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
