import { useEffect, useState } from 'react';
import { LoginScreen } from '../features/account/login-screen';
import { goTo, useAddressPart } from '../lib/address';

/** The hero is let in after a short delay, so that the sound and the 'gate' are noticed. */
const ENTER_MS = 600;

export default function KidsLogin() {
  const code = useAddressPart('code') ?? undefined;
  const [hasEntered, setHasEntered] = useState(false);

  useEffect(() => {
    if (!hasEntered) return;
    const timer = setTimeout(() => goTo('/kids'), ENTER_MS);
    return () => clearTimeout(timer);
  }, [hasEntered]);

  return <LoginScreen invitedTo={code} onEnter={() => setHasEntered(true)} />;
}
