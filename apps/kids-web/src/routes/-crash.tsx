import { TroubleScreen } from '../features/controls/trouble-screen';
import { appText } from '../text/en/app';

/** A screen that threw: never a blank page, never raw error text. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  return <TroubleScreen title={appText.crashTitle} body={appText.crashBody} onRetry={onRetry} />;
}
