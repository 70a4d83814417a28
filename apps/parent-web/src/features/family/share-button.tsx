import { Button, type ButtonProps } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { toast } from '../../lib/toast';
import { familyText } from '../../text/en/family';
import { kidsLoginUrl } from './kids-login-url';

const text = familyText.invite;

/** Hands the code and the hero login's address to the device's own share sheet; nothing where it has none. */
export function ShareButton({ code, ...props }: ButtonProps & { code: string }) {
  if (typeof navigator.share !== 'function') return null;

  async function share() {
    try {
      await navigator.share({
        title: text.shareTitle,
        text: text.shareText(code),
        url: kidsLoginUrl(code),
      });
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error({ title: familyText.toasts.failed, message: familyText.copyFailed.message(code) });
    }
  }

  return (
    <Button {...props} leftSection={<Icon name="share" size={16} />} onClick={() => void share()}>
      {text.share}
    </Button>
  );
}
