import type { User } from '@herohood/domain/account/schema';
import { bannerFor } from '@herohood/domain/subscription/banner';
import { PLANS, planById } from '@herohood/domain/subscription/plans';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../layout/icon';
import { subscriptionText as text } from '../../text/en/subscription';
import classes from './subscription.module.css';
import { planPrice } from './subscription-state';

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

/** Where the family stands with its subscription; nothing when there is nothing to say. */
export function StatusBanner({ user, now }: { user: User; now: Date }) {
  const { billing, subscriptionStatus } = user;
  if (billing === 'off' || subscriptionStatus === null) return null;
  const banner = bannerFor(
    {
      subscriptionStatus,
      subscriptionPlan: PLANS.find(({ id }) => id === user.subscriptionPlan)?.id ?? null,
      trialEndsAt: dateOf(user.trialEndsAt),
      subscriptionEndDate: dateOf(user.subscriptionEndDate),
      createdAt: new Date(user.createdAt),
    },
    now,
  );
  if (!banner) return null;
  if (banner.kind === 'premium') {
    return (
      <p className={classes.banner} data-kind="premium">
        <Icon name="star" size={18} />
        <strong>{text.banner.premium}</strong>
        {banner.plan ? <span>{planPrice(planById(banner.plan))}</span> : null}
      </p>
    );
  }
  if (banner.kind === 'trial') {
    return (
      <p className={classes.banner} data-kind="trial">
        <Icon name="spark" size={18} />
        <strong>{text.banner.trial}</strong>
        <span>{text.trial.days(banner.daysLeft)}</span>
        <Link to="/premium-enrollment" className={classes.upgrade}>
          {text.trial.upgrade}
        </Link>
      </p>
    );
  }
  return (
    <p className={classes.banner} data-kind="expired">
      <Icon name="clock" size={18} />
      <strong>{text.banner.expired}</strong>
      <span>{text.expired.hint}</span>
    </p>
  );
}
