import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoginScreen } from '../features/account/login-screen';

export const Route = createFileRoute('/kids-login')({
  // The router reads a code of digits alone as a number.
  validateSearch: (search): { code?: string } =>
    typeof search.code === 'string' || typeof search.code === 'number' ? { code: String(search.code) } : {},
  component: KidsLogin,
});

/** The hero is let in after a short delay, so that the sound and the 'gate' are noticed (specification §2). */
const ENTER_MS = 600;

function KidsLogin() {
  const navigate = useNavigate();
  const { code } = Route.useSearch();
  const [hasEntered, setHasEntered] = useState(false);

  useEffect(() => {
    if (!hasEntered) return;
    const timer = setTimeout(() => void navigate({ to: '/kids' }), ENTER_MS);
    return () => clearTimeout(timer);
  }, [hasEntered, navigate]);

  return <LoginScreen invitedTo={code} onEnter={() => setHasEntered(true)} />;
}
