import { useRouter } from '@tanstack/react-router';
import { TroubleScreen } from '../features/controls/trouble-screen';
import { text } from '../text/en';

/** A screen that threw: never a blank page, never raw error text. */
export function Crash() {
  const router = useRouter();
  return (
    <TroubleScreen
      title={text.app.crashTitle}
      body={text.app.crashBody}
      onRetry={() => void router.invalidate()}
    />
  );
}
