import { createFileRoute, redirect } from '@tanstack/react-router';

/** The old address of the family's page (rules: addresses). */
export const Route = createFileRoute('/_console/family')({
  beforeLoad: () => redirect({ to: '/parent/family', replace: true, throw: true }),
});
