import { createFileRoute } from '@tanstack/react-router';
import { EnrollmentScreen } from '../../features/subscription/enrollment-screen';

export const Route = createFileRoute('/_console/premium-enrollment')({ component: EnrollmentScreen });
