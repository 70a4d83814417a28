import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../features/account/reset-password-screen';

export const Route = createFileRoute('/_console/parent/reset-password')({
  // The router reads figures as numbers; a token is text whatever it looks like.
  validateSearch: (search): { token: string } => ({
    token: search.token === undefined ? '' : String(search.token),
  }),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ResetPasswordScreen
      key={token}
      token={token}
      onDone={() => void navigate({ to: '/parent/auth', search: { mode: 'login' }, replace: true })}
    />
  );
}
