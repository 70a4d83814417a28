import { Button, type ButtonProps } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { toast } from '../../lib/toast';
import { familyText } from '../../text/en/family';

interface Props extends ButtonProps {
  what: { title: string; text: string; url: string };
  label: string;
  /** What is shown to be written down when sharing fails. */
  spare: string;
}

/** Hands something to the device's own share sheet; nothing where it has none. */
export function ShareButton({ what, label, spare, ...props }: Props) {
  if (typeof navigator.share !== 'function') return null;

  async function share() {
    try {
      await navigator.share(what);
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error({ title: familyText.toasts.failed, message: familyText.copyFailed.message(spare) });
    }
  }

  return (
    <Button {...props} leftSection={<Icon name="share" size={16} />} onClick={() => void share()}>
      {label}
    </Button>
  );
}
