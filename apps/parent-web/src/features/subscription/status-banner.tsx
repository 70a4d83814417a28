import type { User } from '@herohood/domain/account/schema';
import { type Banner, bannerFor } from '@herohood/domain/subscription/banner';
import { PLANS, planById } from '@herohood/domain/subscription/plans';
import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../layout/icon';
import { subscriptionText as text } from '../../text/en/subscription';
import { dateOf, planPrice } from './subscription-state';

const LOOKS = {
  premium: { accent: 'mint', icon: 'star' },
  trial: { accent: 'turquoise', icon: 'spark' },
  trialExpired: { accent: 'coral', icon: 'clock' },
} as const;

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
  const { accent, icon } = LOOKS[banner.kind];
  return (
    <Group
      component="p"
      gap="0.1rem 0.6rem"
      p="0.6rem 1rem"
      bdrs="1rem"
      fz="0.9rem"
      bg={`var(--${accent}-ground)`}
      c={`var(--${accent}-words)`}
    >
      <Icon name={icon} size={18} />
      <BannerWords banner={banner} />
    </Group>
  );
}

function BannerWords({ banner }: { banner: Banner }) {
  switch (banner.kind) {
    case 'premium':
      return (
        <>
          <strong>{text.banner.premium}</strong>
          {banner.plan ? <span>{planPrice(planById(banner.plan))}</span> : null}
        </>
      );
    case 'trial':
      return (
        <>
          <strong>{text.banner.trial}</strong>
          <span>{text.trial.days(banner.daysLeft)}</span>
          <Link
            to="/premium-enrollment"
            style={{ marginInlineStart: 'auto', padding: '0.2rem', color: 'inherit', fontWeight: 700 }}
          >
            {text.trial.upgrade}
          </Link>
        </>
      );
    case 'trialExpired':
      return (
        <>
          <strong>{text.banner.expired}</strong>
          <span>{text.expired.hint}</span>
        </>
      );
  }
}
