import { lazily } from '@herohood/browser/lazy-part';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSteps } from '../device/steps';
import { useIdle } from '../device/use-idle';
import { LoginScreen } from '../features/account/login-screen';
import { readLinkToken, readLoginSearch } from '../features/home/places';
import { LoadingScreen } from '../layout/loading-screen';

export const Route = createFileRoute('/kids-login')({
  validateSearch: readLoginSearch,
  component: KidsLogin,
});

/** Most heroes type who they are, and never scan a code. */
const LinkScreen = lazily(() => import('../features/account/link-screen'), LoadingScreen);
/** Most devices speak the right one. */
const LanguageSwitch = lazily(() => import('../features/languages/language-switch'));

/** The hero is let in after a short delay, so that the sound and the 'gate' are noticed. */
const ENTER_MS = 600;

function KidsLogin() {
  const { code, back } = Route.useSearch();
  const token = readLinkToken(useLocation({ select: ({ hash }) => hash }));
  const navigate = Route.useNavigate();
  const steps = useSteps();
  const [hasEntered, setHasEntered] = useState(false);
  const hasBeenIdle = useIdle();

  useEffect(() => {
    if (!hasEntered) return;
    // Whoever is in does not come back to the login by going back.
    const enter = () => void navigate({ to: '/kids', replace: true });
    const timer = setTimeout(() => steps.afterBack(enter), ENTER_MS);
    return () => clearTimeout(timer);
  }, [hasEntered, navigate, steps]);

  if (token) {
    return (
      <LinkScreen
        key={token}
        token={token}
        familyCode={code ?? ''}
        onEnter={() => setHasEntered(true)}
        onType={() => void navigate({ to: '/kids-login', search: { code }, replace: true })}
      />
    );
  }
  return (
    <LoginScreen
      invitedTo={code}
      isBack={back === 'yes'}
      corner={hasBeenIdle && <LanguageSwitch />}
      onEnter={() => setHasEntered(true)}
    />
  );
}
