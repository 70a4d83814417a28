import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import { type ComponentType, Suspense } from 'react';
import { CrashBoundary } from '../layout/crash-boundary';
import { LoadingScreen } from '../layout/loading-screen';
import { usePathname } from '../lib/address';
import { useBoard } from '../lib/offline/board';
import { ToastHost } from '../lib/toast';
import { Crash } from './-crash';

const parts: Record<string, () => Promise<{ default: ComponentType }>> = {
  '/kids': () => import('./kids'),
  '/kids-login': () => import('./kids-login'),
};
const screens = Object.fromEntries(
  Object.entries(parts).map(([address, load]): [string, ComponentType] => [address, lazyPart(load)]),
);
const Notices = lazyPart(() => import('../features/sync/notices'));
const NotFoundScreen = lazyPart(() => import('../layout/not-found-screen'));

/**
 * Has the first screen here before anything is drawn, so that it takes the place of the page's own picture without
 * another in between. One that does not come is the screen's own trouble.
 */
export async function fetchFirstScreen(address: string): Promise<void> {
  const first = await parts[address]?.().catch(() => null);
  if (first) screens[address] = first.default;
}

/** The screen of the present address; each is fetched when it is needed. */
export function Screens() {
  const Screen = screens[usePathname()] ?? NotFoundScreen;
  const { refused, update, isLeaving } = useBoard();
  return (
    <>
      <CrashBoundary fallback={(retry) => <Crash onRetry={retry} />}>
        <Suspense fallback={<LoadingScreen />}>
          <Screen />
        </Suspense>
      </CrashBoundary>
      {(refused.length > 0 || update || isLeaving) && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}
