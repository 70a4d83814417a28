import { Button, CopyButton } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { familyText as text } from '../../text/en/family';
import classes from './family.module.css';

/** The family's code, to be shared, and what all heroes earned together. */
export function FamilyStrip({ code, totalXp }: { code: string; totalXp: number }) {
  return (
    <div className={classes.strip}>
      <div>
        <span className={classes.label}>{text.code}</span>
        <div className={classes.code}>
          <strong>{code}</strong>
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Button
                variant="white"
                size="compact-sm"
                h={32}
                aria-label={text.copy}
                leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
                onClick={copy}
              >
                {copied ? text.copied : text.copyShort}
              </Button>
            )}
          </CopyButton>
        </div>
      </div>
      <div className={classes.xp}>
        <span className={classes.label}>{text.totalXp}</span>
        <strong>{`${totalXp.toLocaleString('en')} XP`}</strong>
      </div>
      <small>{text.shareNote}</small>
    </div>
  );
}
