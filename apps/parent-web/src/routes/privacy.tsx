import { words } from '@herohood/ui/text/words';
import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '../features/landing/legal-screen';

export const Route = createFileRoute('/privacy')({
  component: PrivacyScreen,
  // Its footer is the landing page's.
  loader: () => Promise.all([words('landing'), words('rest')]),
  staleTime: Number.POSITIVE_INFINITY,
});
