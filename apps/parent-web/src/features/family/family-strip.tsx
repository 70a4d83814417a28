import { lazily } from '@herohood/ui/runtime/lazy-part';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { familyText as text } from '../../text/en/family';
import { CopyButton } from './copy-button';
import classes from './family.module.css';

const InvitePopover = lazily(
  () => import('./invite-popover').then((part) => ({ default: part.InvitePopover })),
  ({ target }) => target,
);

/** The family's code, to be shared, and what all heroes earned together. */
export function FamilyStrip({ code, totalXp }: { code: string; totalXp: number }) {
  const [isInviting, setIsInviting] = useState(false);
  const invite = (
    <Button
      variant="white"
      size="sm"
      leftSection={<Icon name="qr" size={16} />}
      aria-haspopup="dialog"
      onClick={() => setIsInviting(true)}
    >
      {text.invite.open}
    </Button>
  );
  return (
    <div className={classes.strip}>
      <div className={classes.code}>
        <span className={classes.label}>{text.code}</span>
        <strong>{code}</strong>
      </div>
      <div className={classes.codeActs}>
        <CopyButton value={code} label={text.copyShort} describedAs={text.copy} variant="white" size="sm" />
        {isInviting ? <InvitePopover code={code} target={invite} /> : invite}
      </div>
      <div className={classes.xp}>
        <span className={classes.label}>{text.totalXp}</span>
        <strong>{`${totalXp.toLocaleString('en')} XP`}</strong>
      </div>
      <small>{text.shareNote}</small>
    </div>
  );
}
