import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router';
import { TroubleScreen } from '../features/controls/trouble-screen';
import { NotFoundScreen } from '../layout/not-found-screen';
import { ToastHost } from '../lib/toast';
import { text } from '../text/en';

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

function Crash() {
  const router = useRouter();
  return (
    <TroubleScreen
      title={text.app.crashTitle}
      body={text.app.crashBody}
      onRetry={() => void router.invalidate()}
    />
  );
}
