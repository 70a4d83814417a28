import { type ButtonProps, Group, Text } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { confirmDestructive } from '../../layout/confirm';
import { kidsLoginUrl, QrPicture } from '../../layout/qr-picture';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { familyText as text } from '../../text/en/family';
import { membersText } from '../../text/en/members';
import classes from './family.module.css';
import { CopyButton, ShareButton } from './share-buttons';

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

const codeText = membersText.newCode;

/** Gives the family another code, after saying what that breaks; the owner's alone. */
function NewCodeButton() {
  const utils = trpc.useUtils();
  const { send, isSending } = useAct({
    call: trpc.family.renewCode.useMutation().mutateAsync,
    done: ({ familyCode }) => ({ title: membersText.toasts.newCode, message: codeText.done(familyCode) }),
    refresh: [utils.account.me],
    failed: { title: membersText.toasts.failed },
  });

  const ask = () =>
    confirmDestructive({
      ...{ title: codeText.title, body: codeText.body, confirmLabel: codeText.confirm },
      onConfirm: () => void send(),
    });
  return (
    <ActButton variant="white" mih={44} loading={isSending} icon="refresh" onClick={ask}>
      {codeText.open}
    </ActButton>
  );
}
