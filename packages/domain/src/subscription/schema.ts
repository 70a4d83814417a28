import * as z from 'zod';

export const subscriptionStatusSchema = z.enum(['trial', 'active', 'cancelled', 'expired']);
export type SubscriptionState = z.infer<typeof subscriptionStatusSchema>;

export const planIdSchema = z.enum(['monthly', 'quarterly', 'yearly']);
export type PlanId = z.infer<typeof planIdSchema>;
