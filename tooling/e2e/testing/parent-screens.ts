import { DAY_MS } from '@herohood/domain/time/durations';
import type { Page } from 'playwright-core';
import { alterAnswers, type Restore } from './alter-answers';
import { click, inTurn, openHero, type Screen } from './screen';

/** The trial of a family that was just founded cannot be over: the browser hears that it is. */
function endTrial(page: Page): Promise<Restore> {
  const trialEndsAt = new Date(Date.now() - DAY_MS).toISOString();
  return alterAnswers(page, {
    'account.me': (user) => ({ ...user, hasPremiumAccess: false, trialEndsAt }),
    'subscription.status': (status) => ({ ...status, hasAccess: false, trialEndsAt, trialDaysLeft: 0 }),
  });
}

/** Before the first hero the tour is offered to who has seen it to its end. */
function completeTour(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem('parent-onboarding-completed', 'true'));
}

/** Every page of the console and the doors to it; of whatever family. */
export const PARENT_SCREENS: Screen[] = [
  { name: 'landing', path: '/', as: 'nobody', shows: 'Made for real family days' },
  { name: 'sign-in', path: '/parent/auth?mode=login', as: 'nobody', shows: 'Welcome back, captain' },
  { name: 'sign-up', path: '/parent/auth?mode=register', as: 'nobody', shows: 'Create your family' },
  { name: 'privacy', path: '/privacy', as: 'nobody', shows: 'What is kept about children' },
  { name: 'terms', path: '/terms', as: 'nobody', shows: 'Who may use it' },
  {
    name: 'invited',
    path: '/parent/auth?mode=register#invitation=not-known',
    as: 'nobody',
    shows: 'You are invited',
  },
  {
    name: 'confirm-without-token',
    path: '/parent/confirm-email',
    as: 'nobody',
    shows: 'This link is no longer valid',
  },
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
    prepare: completeTour,
    open: click('Tutorial'),
    shows: 'Step 1 of 8',
    isWindow: true,
  },
  {
    name: 'tutorial-last',
    path: '/parent',
    as: 'newcomer',
    prepare: completeTour,
    open: inTurn(click('Tutorial'), click(/^Step 8: /)),
    shows: 'Get Started!',
    isWindow: true,
  },
  { name: 'today', path: '/parent', as: 'parent', shows: 'Needs you now' },
  { name: 'heroes', path: '/parent/heroes', as: 'parent', shows: 'Total XP' },
  {
    name: 'hero',
    path: '/parent/heroes',
    as: 'parent',
    open: openHero,
    shows: 'Parent Controls',
  },
  { name: 'hero-gone', path: '/parent/heroes/nobody', as: 'parent', shows: 'Hero not found' },
  { name: 'missions', path: '/parent/missions', as: 'parent', shows: 'Habit Management' },
  { name: 'rewards', path: '/parent/rewards', as: 'parent', shows: 'Reward Settings' },
  { name: 'calendar', path: '/parent/calendar', as: 'parent', shows: 'Two homes' },
  { name: 'settings', path: '/parent/settings', as: 'parent', shows: 'Approved for you' },
  { name: 'family', path: '/parent/family', as: 'parent', shows: 'Who did what' },
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
  { name: 'reports', path: '/parent/reports', as: 'parent', shows: 'Streak Calendar' },
  { name: 'alerts', path: '/alert-settings', as: 'parent', shows: 'Remind heroes of new habits' },
  {
    name: 'habit-alerts',
    path: '/parent/settings',
    as: 'parent',
    open: inTurn(
      (page) =>
        page
          .getByRole('link', { name: /^Alert settings of/ })
          .first()
          .click(),
      (page) => page.getByRole('heading', { name: /^Alert Settings - / }).waitFor(),
      (page) => page.getByRole('switch', { name: /^Remind the hero/ }).click(),
    ),
    shows: 'Active until',
  },
];
