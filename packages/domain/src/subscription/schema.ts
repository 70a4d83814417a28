import * as z from 'zod';
import { instant, names } from '../fields';
import { shape } from '../shape';

export const subscriptionStatusSchema = z
  .enum(['trial', 'active', 'cancelled', 'expired'])
  .meta({ id: 'SubscriptionState' });
export type SubscriptionState = z.infer<typeof subscriptionStatusSchema>;

export const planIdSchema = z.enum(['monthly', 'quarterly', 'yearly']).meta({ id: 'PlanId' });
export type PlanId = z.infer<typeof planIdSchema>;

/** Who is paid: Stripe, the payments sandbox, or nobody: then every family has everything. The operator's choice. */
export const billingSchema = z.enum(['stripe', 'sandbox', 'off']);
export type Billing = z.infer<typeof billingSchema>;

/** What premium opens; each feature's need is in features.ts. */
export const featureSchema = z.enum([
  'mini_games',
  'premium_ringtones',
  'auto_approval',
  'voice_reminders',
  'custom_ringtones',
]);
export type Feature = z.infer<typeof featureSchema>;

/** Where a family's subscription stands; `nextBillingDate` is null when nothing will be charged (rules: subscription). */
export const subscriptionSchema = shape('SubscriptionStatus', {
  status: subscriptionStatusSchema,
  plan: planIdSchema.nullable(),
  hasAccess: z.boolean(),
  trialEndsAt: instant.nullable(),
  trialDaysLeft: z.number().int(),
  subscriptionEndDate: instant.nullable(),
  nextBillingDate: instant.nullable(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionSchema>;

export const checkFeatureAccessInput = z.object({ feature: featureSchema });

export const featureAccessSchema = shape('FeatureAccess', {
  hasAccess: z.boolean(),
  user: z.object({ subscriptionStatus: subscriptionStatusSchema }),
});

export const createSubscriptionInput = z.object({ planId: planIdSchema });

/** A payment that was begun: the secret lets a browser pay it and nothing else. */
export const newSubscriptionSchema = shape('NewSubscription', {
  clientSecret: z.string(),
  subscriptionId: z.string(),
  paymentIntentId: z.string(),
});
export type NewSubscription = z.infer<typeof newSubscriptionSchema>;

export const completeSubscriptionInput = z.object({
  paymentIntentId: z.string().trim().min(1).max(255).meta(names('payment')),
});

/** What a payment page needs; in the sandbox no money moves (rules: payments). */
export const checkoutSchema = shape('Checkout', {
  mode: z.enum(['stripe', 'sandbox']),
  publishableKey: z.string().nullable(),
});
export type Checkout = z.infer<typeof checkoutSchema>;
