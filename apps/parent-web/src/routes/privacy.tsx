import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '../features/landing/legal-screen';

export const Route = createFileRoute('/privacy')({ component: PrivacyScreen });
