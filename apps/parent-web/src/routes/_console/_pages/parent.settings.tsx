import { lazily } from '@herohood/browser/lazy-part';
import { useNow } from '@herohood/browser/use-now';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { Box, Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProfileTab } from '../../../features/account/profile-editor';
import { VisitsSwitch } from '../../../features/family/visits-switch';
import { StatusBanner } from '../../../features/subscription/status-banner';
import { Icon } from '../../../layout/icon';
import { NotifySwitch } from '../../../layout/notify-switch';
import { Page } from '../../../layout/page';
import rows from '../../../layout/picture-rows.module.css';
import { settingsText as text } from '../../../text/en/pages';
import classes from '../../-settings/settings.module.css';
import { useFamily } from '../../-shell/family';
import { pageName } from '../../-shell/places';

export const Route = createFileRoute('/_console/_pages/parent/settings')({ component: SettingsPage });

const room = (height: number) => () => <Skeleton height={height} radius="xl" />;

const AlertsSection = lazily(
  async () => (await import('../../../features/reminders/alerts-section')).AlertsSection,
  room(360),
);
const AutoApprovalSection = lazily(
  async () => (await import('../../../features/missions/auto-approval-section')).AutoApprovalSection,
  room(360),
);
const ManagementCard = lazily(
  async () => (await import('../../../features/subscription/management-card')).ManagementCard,
  room(480),
);
const WeekSettings = lazily(
  async () => (await import('../../../features/days/week-settings')).WeekSettings,
  room(480),
);
const FamilyLanguage = lazily(
  async () => (await import('../../../features/family/family-language')).FamilyLanguage,
  room(160),
);
const PictureSettings = lazily(
  async () => (await import('../../../features/family/picture-settings')).PictureSettings,
  room(240),
);
const ProfileEditor = lazily(
  async () => (await import('../../../features/account/profile-editor')).ProfileEditor,
);

const ACCOUNT = [
  { tab: 'details', icon: 'user', words: text.profile },
  { tab: 'password', icon: 'lock', words: text.signIn },
  { tab: 'devices', icon: 'phone', words: text.devices },
] as const;

/** /parent/settings: the account, how parents and heroes are told, what approves itself, and the plan. */
function SettingsPage() {
  const { user, heroes } = useFamily();
  const now = useNow(MINUTE_MS);
  const isHelper = user.familyRole === 'helper';
  const [edited, setEdited] = useState<ProfileTab | null>(null);
  // A save that ends late closes its own dialog, and not the one that was opened after it.
  const close = (done: typeof edited) => setEdited((open) => (open === done ? null : open));
  return (
    <Page title={pageName('/parent/settings')}>
      <Box component="ul" className="surface" p="0.35rem">
        {ACCOUNT.map(({ tab, icon, words }) => (
          <li key={tab} className={classes.line}>
            <button type="button" className={classes.row} onClick={() => setEdited(tab)}>
              <Icon name={icon} size={22} />
              <span className={rows.what}>
                <strong>{words.title}</strong>
                <span>{words.hint}</span>
              </span>
              <Icon name="chevron" size={18} />
            </button>
          </li>
        ))}
      </Box>
      <Box className="surface" px="1.1rem" py="0.9rem">
        <NotifySwitch />
      </Box>
      {isHelper ? null : (
        <>
          {heroes.length > 1 ? (
            <Box className="surface" px="1.1rem" py="0.9rem">
              <VisitsSwitch user={user} />
            </Box>
          ) : null}
          <FamilyLanguage user={user} />
          <WeekSettings user={user} />
          <PictureSettings user={user} />
          <AlertsSection settings={user.reminderSettings} />
          {heroes.length > 0 ? <AutoApprovalSection heroes={heroes} /> : null}
          {user.billing === 'off' ? null : (
            <>
              <StatusBanner user={user} now={now} />
              <ManagementCard user={user} />
            </>
          )}
        </>
      )}
      {edited ? <ProfileEditor key={edited} user={user} tab={edited} onClose={() => close(edited)} /> : null}
    </Page>
  );
}
