import { type ComponentType, Suspense } from 'react';
import { CrashBoundary } from '../layout/crash-boundary';
import { LoadingScreen } from '../layout/loading-screen';
import { usePathname } from '../lib/address';
import { lazyPart } from '../lib/lazy-part';
import { useBoard } from '../lib/offline/board';
import { ToastHost } from '../lib/toast';
import { Crash } from './-crash';

const screens: Record<string, ComponentType> = {
  '/kids': lazyPart(() => import('./kids')),
  '/kids-login': lazyPart(() => import('./kids-login')),
};
const Notices = lazyPart(() => import('../features/sync/notices'));
const NotFoundScreen = lazyPart(() => import('../layout/not-found-screen'));

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
