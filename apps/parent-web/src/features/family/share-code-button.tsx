import type { ButtonProps } from '@mantine/core';
import { kidsLoginUrl } from '../../lib/kids-login-url';
import { familyText } from '../../text/en/family';
import { ShareButton } from './share-button';

const text = familyText.invite;

/** Shares the family's code with the hero login's address. */
export function ShareCodeButton({ code, ...props }: ButtonProps & { code: string }) {
  const what = { title: text.shareTitle, text: text.shareText(code), url: kidsLoginUrl(code) };
  return <ShareButton {...props} what={what} label={text.share} spare={code} />;
}
