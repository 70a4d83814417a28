import type { Steps } from '@herohood/browser/steps';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CrashScreen, NotFoundScreen } from '../layout/plain-screens';
import { StepsContext } from '../lib/steps';

export const Route = createRootRouteWithContext<{ steps: Steps }>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: CrashScreen,
});

function Root() {
  const { steps } = Route.useRouteContext();
  // A page that was loaded anew may stand on the entry of a dialog that it does not have.
  useEffect(() => steps.settle(), [steps]);
  return (
    <StepsContext value={steps}>
      <Outlet />
    </StepsContext>
  );
}
