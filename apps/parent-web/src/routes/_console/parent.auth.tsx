import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type AuthMode, AuthScreen } from '../../features/account/auth-screen';

export const Route = createFileRoute('/_console/parent/auth')({
  validateSearch: (search): { mode: AuthMode } => ({
    mode: search.mode === 'login' ? 'login' : 'register',
  }),
  component: AuthRoute,
});

function AuthRoute() {
  const { mode } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <AuthScreen
      mode={mode}
      onMode={(next) => void navigate({ to: '/parent/auth', search: { mode: next }, replace: true })}
      onEntered={() => void navigate({ to: '/parent' })}
    />
  );
}
