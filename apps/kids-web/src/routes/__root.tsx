import { lazyPart } from '@herohood/browser/lazy-part';
import type { Steps } from '@herohood/browser/steps';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useSteps } from '../device/steps';
import { ToastHost } from '../device/toast';
import { LoadingScreen } from '../layout/loading-screen';
import type { ApiClient, ApiUtils } from '../lib/api';
import { useOfflineStatus } from '../offline/offline-status';

const Notices = lazyPart(() => import('../features/sync/notices'));
const NotFoundScreen = lazyPart(() => import('../layout/not-found-screen'));

/** What stands behind all screens. */
type Surroundings = { steps: Steps; queryClient: QueryClient; client: ApiClient; utils: ApiUtils };

export const Route = createRootRouteWithContext<Surroundings>()({
  component: Root,
  notFoundComponent: () => (
    <Suspense fallback={<LoadingScreen />}>
      <NotFoundScreen />
    </Suspense>
  ),
});

/** The screen of the present address, and what may lie over any of them. */
function Root() {
  const { refused, update, isLeaving } = useOfflineStatus();
  const steps = useSteps();
  useEffect(() => steps.settle(), [steps]);
  return (
    <>
      <Outlet />
      {(refused.length > 0 || update || isLeaving) && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}
