import { lazily, lazyPart } from '@herohood/browser/lazy-part';
import { useNow } from '@herohood/browser/use-now';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ProfileTab } from '../../../features/account/profile-editor';
import { VisitsSwitch } from '../../../features/family/visits-switch';
import { StatusBanner } from '../../../features/subscription/status-banner';
import { Icon, type IconName } from '../../../layout/icon';
import { NotifySwitch } from '../../../layout/notify-switch';
import { Page } from '../../../layout/page';
import { settingsText as text } from '../../../text/en/settings';
import { shellText } from '../../../text/en/shell';
import classes from '../../-settings/settings.module.css';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/parent/settings')({ component: SettingsPage });

const AlertsSection = lazyPart(() =>
  import('../../../features/reminders/alerts-section').then((part) => ({ default: part.AlertsSection })),
);

const AutoApprovalSection = lazyPart(() =>
  import('../../../features/missions/auto-approval-section').then((part) => ({
    default: part.AutoApprovalSection,
  })),
);

const ManagementCard = lazyPart(() =>
  import('../../../features/subscription/management-card').then((part) => ({ default: part.ManagementCard })),
);

const WeekSettings = lazyPart(() =>
  import('../../../features/days/week-settings').then((part) => ({ default: part.WeekSettings })),
);

const FamilyLanguage = lazyPart(() =>
  import('../../../features/family/family-language').then((part) => ({ default: part.FamilyLanguage })),
);

const PictureSettings = lazyPart(() =>
  import('../../../features/family/picture-settings').then((part) => ({ default: part.PictureSettings })),
);

const ProfileEditor = lazily(() =>
  import('../../../features/account/profile-editor').then((part) => ({ default: part.ProfileEditor })),
);

/** /parent/settings: the account, how parents and heroes are told, what approves itself, and the plan. */
function SettingsPage() {
  const { user, heroes } = useFamily();
  const now = useNow(MINUTE_MS);
  const isHelper = user.familyRole === 'helper';
  const [edited, setEdited] = useState<ProfileTab | null>(null);
  // A save that ends late closes its own dialog, and not the one that was opened after it.
  const close = (done: typeof edited) => setEdited((open) => (open === done ? null : open));
  return (
    <Page title={shellText.pages.settings}>
      <ul className={classes.rows}>
        <li>
          <button type="button" className={classes.row} onClick={() => setEdited('details')}>
            <Row icon="user" {...text.profile} />
          </button>
        </li>
        <li>
          <button type="button" className={classes.row} onClick={() => setEdited('password')}>
            <Row icon="lock" {...text.signIn} />
          </button>
        </li>
        <li>
          <button type="button" className={classes.row} onClick={() => setEdited('devices')}>
            <Row icon="phone" {...text.devices} />
          </button>
        </li>
      </ul>
      <div className={classes.card}>
        <NotifySwitch />
      </div>
      {heroes.length > 1 && !isHelper ? (
        <div className={classes.card}>
          <VisitsSwitch user={user} />
        </div>
      ) : null}
      {isHelper ? null : (
        <Suspense fallback={<Skeleton height={160} radius="xl" />}>
          <FamilyLanguage user={user} />
        </Suspense>
      )}
      {isHelper ? null : (
        <Suspense fallback={<Skeleton height={480} radius="xl" />}>
          <WeekSettings user={user} />
        </Suspense>
      )}
      {isHelper ? null : (
        <Suspense fallback={<Skeleton height={240} radius="xl" />}>
          <PictureSettings user={user} />
        </Suspense>
      )}
      {isHelper ? null : (
        <Suspense fallback={<Skeleton height={360} radius="xl" />}>
          <AlertsSection settings={user.reminderSettings} />
        </Suspense>
      )}
      {heroes.length > 0 && !isHelper ? (
        <Suspense fallback={<Skeleton height={360} radius="xl" />}>
          <AutoApprovalSection heroes={heroes} />
        </Suspense>
      ) : null}
      {user.billing === 'off' || isHelper ? null : (
        <>
          <StatusBanner user={user} now={now} />
          <Suspense fallback={<Skeleton height={480} radius="xl" />}>
            <ManagementCard user={user} />
          </Suspense>
        </>
      )}
      {edited ? <ProfileEditor key={edited} user={user} tab={edited} onClose={() => close(edited)} /> : null}
    </Page>
  );
}

function Row({ icon, title, hint }: { icon: IconName; title: string; hint: string }) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span>
        <strong>{title}</strong>
        <small>{hint}</small>
      </span>
      <Icon name="chevron" size={18} />
    </>
  );
}
