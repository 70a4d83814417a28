import { Group, Text } from '@mantine/core';
import { membersText } from '../../text/en/members';
import { CopyButton } from './copy-button';
import classes from './family.module.css';
import { ShareButton } from './share-button';

const text = membersText.invitations;

/** A link that was just made, with the ways to hand it on. */
export function InvitationLink({ url }: { url: string }) {
  return (
    <div className={classes.link} role="status">
      <strong>{text.made}</strong>
      <Text size="sm">{text.madeHint}</Text>
      <p className={classes.address}>
        <bdi>{url}</bdi>
      </p>
      <Group gap="xs">
        <CopyButton value={url} label={text.copy} describedAs={text.copy} mih={44} />
        <ShareButton
          what={{ title: text.shareTitle, text: text.shareText, url }}
          label={text.share}
          spare={url}
          variant="light"
          mih={44}
        />
      </Group>
    </div>
  );
}
