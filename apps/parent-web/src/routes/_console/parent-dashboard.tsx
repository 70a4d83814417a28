import { createFileRoute, redirect } from '@tanstack/react-router';

/** The old name of /parent (rules: addresses). */
export const Route = createFileRoute('/_console/parent-dashboard')({
  beforeLoad: () => redirect({ to: '/parent', replace: true, throw: true }),
});
