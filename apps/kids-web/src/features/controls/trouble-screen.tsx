import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { FailedCard, NoSignal } from '../../layout/failed-card';
import { SceneCard } from '../../layout/scene-card';
import { appText } from '../../text/en/app';

type Props = { title: string; body: string; onRetry: () => void };

/** When the server cannot be reached before anything could be shown, or a screen fell over. */
export function TroubleScreen(words: Props) {
  return (
    <SceneCard>
      <FailedCard art={<NoSignal width={124} />} {...words} />
    </SceneCard>
  );
}

/** A screen that threw: never a blank page, never raw error text. */
export function Crash({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => void router.invalidate().finally(reset);
  return <TroubleScreen title={appText.crashTitle} body={appText.crashBody} onRetry={retry} />;
}
