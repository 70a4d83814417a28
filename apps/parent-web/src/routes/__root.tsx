import { createRootRoute, Outlet } from '@tanstack/react-router';
import { CrashScreen } from '../layout/crash-screen';
import { NotFoundScreen } from '../layout/not-found-screen';

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
  errorComponent: CrashScreen,
});
