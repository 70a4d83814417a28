import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/login')({
  beforeLoad: () => redirect({ to: '/parent/auth', search: { mode: 'login' }, replace: true, throw: true }),
});
