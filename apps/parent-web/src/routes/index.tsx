import { lazily } from '@herohood/browser/lazy-part';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LandingScreen } from '../features/landing/landing-screen';
import { takeSignOut } from '../lib/sign-out';

const Farewell = lazily(async () => (await import('../features/landing/farewell')).Farewell);

export const Route = createFileRoute('/')({ component: Landing });

function Landing() {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    if (takeSignOut()) setIsLeaving(true);
  }, []);
  return (
    <>
      <LandingScreen />
      {isLeaving ? <Farewell /> : null}
    </>
  );
}
