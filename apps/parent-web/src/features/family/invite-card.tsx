import { type ButtonProps, Group, Text } from '@mantine/core';
import { QrPicture } from '../../layout/qr-picture';
import { kidsLoginUrl } from '../../lib/kids-login-url';
import { familyText as text } from '../../text/en/family';
import { CopyButton } from './copy-button';
import classes from './family.module.css';
import { NewCodeButton } from './new-code-button';
import { ShareButton } from './share-button';

/** The family's code, large, with every way to hand it on. */
export function InviteCard({ code, isOwner }: { code: string; isOwner: boolean }) {
  return (
    <section className={classes.invite} aria-labelledby="invite-heading">
      <div className={classes.inviteWords}>
        <h2 id="invite-heading">{text.invite.title}</h2>
        <p>{text.invite.hint}</p>
        <div>
          <Text size="sm" component="span">
            {text.code}
          </Text>
          <p className={classes.bigCode}>{code}</p>
          <Text size="sm">{text.shareNote}</Text>
        </div>
        <Group gap="xs">
          <CopyButton value={code} label={text.copyShort} describedAs={text.copy} variant="white" mih={44} />
          <CopyButton
            value={kidsLoginUrl(code)}
            label={text.invite.copyLink}
            describedAs={text.invite.copyLink}
            variant="white"
            mih={44}
          />
          <ShareCodeButton code={code} variant="white" mih={44} />
          {isOwner ? <NewCodeButton /> : null}
        </Group>
      </div>
      <QrPicture value={kidsLoginUrl(code)} label={text.invite.qr(code)} size={184} />
    </section>
  );
}

/** Shares the family's code with the hero login's address. */
function ShareCodeButton({ code, ...props }: ButtonProps & { code: string }) {
  const what = { title: text.invite.shareTitle, text: text.invite.shareText(code), url: kidsLoginUrl(code) };
  return <ShareButton {...props} what={what} label={text.invite.share} spare={code} />;
}
