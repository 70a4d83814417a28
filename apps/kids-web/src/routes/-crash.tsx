import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { TroubleScreen } from '../features/controls/trouble-screen';
import { appText } from '../text/en/app';

/** A screen that threw: never a blank page, never raw error text. */
export function Crash({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => void router.invalidate().finally(reset);
  return <TroubleScreen title={appText.crashTitle} body={appText.crashBody} onRetry={retry} />;
}
