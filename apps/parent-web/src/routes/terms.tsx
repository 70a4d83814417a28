import { words } from '@herohood/ui/text/words';
import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../features/landing/legal-screen';

export const Route = createFileRoute('/terms')({
  component: TermsScreen,
  // Its footer is the landing page's.
  loader: () => Promise.all([words('landing'), words('rest')]),
  staleTime: Number.POSITIVE_INFINITY,
});
