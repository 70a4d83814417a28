import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../../features/account/confirm-email-screen';

export const Route = createFileRoute('/_console/parent/confirm-email')({ component: ConfirmEmailRoute });

function ConfirmEmailRoute() {
  const hash = useLocation({ select: (location) => location.hash });
  return <ConfirmEmailScreen token={new URLSearchParams(hash).get('token') ?? ''} />;
}
