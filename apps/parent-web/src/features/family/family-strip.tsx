import { Button, Center, Loader, Popover } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Icon } from '../../layout/icon';
import { familyText as text } from '../../text/en/family';
import { CopyButton } from './copy-button';
import classes from './family.module.css';

const InvitePopover = lazy(() =>
  import('./invite-popover').then((part) => ({ default: part.InvitePopover })),
);

const waiting = (
  <Center w={264} h={340}>
    <Loader type="dots" aria-hidden />
  </Center>
);

/** The family's code, to be shared, and what all heroes earned together. */
export function FamilyStrip({ code, totalXp }: { code: string; totalXp: number }) {
  return (
    <div className={classes.strip}>
      <div className={classes.code}>
        <span className={classes.label}>{text.code}</span>
        <strong>{code}</strong>
      </div>
      <div className={classes.codeActs}>
        <CopyButton value={code} label={text.copyShort} describedAs={text.copy} variant="white" size="sm" />
        <Popover position="bottom" shadow="lg" radius="lg" trapFocus>
          <Popover.Target>
            <Button variant="white" size="sm" leftSection={<Icon name="qr" size={16} />}>
              {text.invite.open}
            </Button>
          </Popover.Target>
          <Popover.Dropdown p="md">
            <Suspense fallback={waiting}>
              <InvitePopover code={code} />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      </div>
      <div className={classes.xp}>
        <span className={classes.label}>{text.totalXp}</span>
        <strong>{`${totalXp.toLocaleString('en')} XP`}</strong>
      </div>
      <small>{text.shareNote}</small>
    </div>
  );
}
