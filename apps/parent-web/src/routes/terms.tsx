import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../features/landing/legal-screen';

export const Route = createFileRoute('/terms')({ component: TermsScreen });
