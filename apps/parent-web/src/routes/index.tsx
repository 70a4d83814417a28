import { lazily } from '@herohood/ui/runtime/lazy-part';
import { withWords } from '@herohood/ui/text/with-words';
import { words } from '@herohood/ui/text/words';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LandingScreen } from '../features/landing/landing-screen';
import { takeSignOut } from '../lib/sign-out';

const Farewell = lazily(
  withWords(() => import('../features/landing/farewell').then((part) => ({ default: part.Farewell }))),
);

export const Route = createFileRoute('/')({
  component: Landing,
  loader: () => words('landing'),
  staleTime: Number.POSITIVE_INFINITY,
});

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
