import type { Page } from 'playwright-core';
import { alterAnswers, type Restore } from './alter-answers';
import { inTurn, type Screen } from './screen';

const DAY_MS = 86_400_000;

/** Everything below the fold is mounted as it comes near. */
async function scrollThrough(page: Page): Promise<void> {
  for (const section of ['progress', 'habits', 'approvals', 'rewards', 'reward-management', 'account']) {
    await page.locator(`[data-section="${section}"]`).scrollIntoViewIfNeeded();
  }
  await page.getByRole('heading', { name: 'Parent Controls' }).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The trial of a family that was just founded cannot be over: the browser hears that it is. */
export function endTrial(page: Page): Promise<Restore> {
  const trialEndsAt = new Date(Date.now() - DAY_MS).toISOString();
  return alterAnswers(page, {
    'account.me': (user) => ({ ...user, hasPremiumAccess: false, trialEndsAt }),
    'subscription.status': (status) => ({ ...status, hasAccess: false, trialEndsAt, trialDaysLeft: 0 }),
  });
}

const forgetTour = (page: Page) =>
  page.addInitScript(() => localStorage.removeItem('parent-onboarding-completed'));

/** Every page of the console and the doors to it. */
export const PARENT_SCREENS: Screen[] = [
  { name: 'landing', path: '/', as: 'nobody', shows: 'Made for real family days' },
  { name: 'sign-in', path: '/parent/auth?mode=login', as: 'nobody', shows: 'Welcome back, captain' },
  { name: 'sign-up', path: '/parent/auth?mode=register', as: 'nobody', shows: 'Create your family' },
  {
    name: 'reset-without-token',
    path: '/parent/reset-password',
    as: 'nobody',
    shows: 'This link is no longer valid',
  },
  { name: 'not-found', path: '/no/such/page', as: 'nobody', shows: '404 Page Not Found' },
  { name: 'waiting', path: '/parent', as: 'waiting', shows: 'Almost in the family' },
  {
    name: 'trial-ended',
    path: '/parent',
    as: 'newcomer',
    prepare: endTrial,
    shows: 'Your free trial has ended',
  },
  { name: 'first-hero', path: '/parent', as: 'newcomer', shows: 'Create your first hero' },
  {
    name: 'tutorial-first',
    path: '/parent',
    as: 'newcomer',
    prepare: forgetTour,
    shows: 'Step 1 of 8',
    isWindow: true,
  },
  {
    name: 'tutorial-last',
    path: '/parent',
    as: 'newcomer',
    prepare: forgetTour,
    open: (page) => page.getByRole('button', { name: /^Step 8: / }).click(),
    shows: 'Get Started!',
    isWindow: true,
  },
  { name: 'dashboard', path: '/parent', as: 'parent', open: scrollThrough, shows: 'Needs you now' },
  { name: 'family', path: '/family', as: 'parent', shows: 'Who did what' },
  { name: 'subscription', path: '/subscription', as: 'parent', shows: 'Your subscription' },
  { name: 'subscription-trial', path: '/subscription', as: 'newcomer', shows: /Upgrade Now/ },
  { name: 'enrollment', path: '/premium-enrollment', as: 'newcomer', shows: 'What Premium brings' },
  {
    name: 'checkout',
    path: ({ clientSecret }) => `/premium-checkout?client_secret=${clientSecret}`,
    as: 'newcomer',
    shows: 'Complete Payment',
  },
  {
    name: 'checkout-without-session',
    path: '/premium-checkout',
    as: 'newcomer',
    shows: 'Payment session not found',
  },
  { name: 'success', path: '/premium-success', as: 'parent', shows: 'Welcome to Premium!' },
  { name: 'reports', path: '/progress-reports', as: 'parent', shows: 'Streak Calendar' },
  { name: 'alerts', path: '/alert-settings', as: 'parent', shows: 'Reminders of your habits' },
  {
    name: 'habit-alerts',
    path: '/alert-settings',
    as: 'parent',
    open: inTurn(
      (page) => page.getByRole('link', { name: 'Alert settings of Brush teeth' }).click(),
      (page) => page.getByRole('heading', { name: 'Alert Settings - Brush teeth' }).waitFor(),
      (page) => page.getByRole('switch', { name: /^Remind the hero/ }).click(),
    ),
    shows: 'Active until',
  },
];
