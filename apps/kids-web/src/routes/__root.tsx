import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '../layout/not-found-screen';
import { ToastHost } from '../lib/toast';
import { Crash } from './-crash';

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: Crash,
});

function Root() {
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  );
}
