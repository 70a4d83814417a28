import type { ButtonProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { copyText } from '../../lib/copy-text';
import { toast } from '../../lib/toast';
import { familyText as text } from '../../text/en/family';

/** Taking all data along: a navigation, not a call, because the browser stores what the server sends. */
export const EXPORT = { href: '/api/family/export', download: text.data.file };

const SHOWN_MS = 1_500;

interface CopyProps extends ButtonProps {
  value: string;
  /** What a screen reader says; the label is short. */
  describedAs: string;
  label: string;
}

/** Copies, and says so for a moment; where the browser forbids it the value is shown to be written down. */
export function CopyButton({ value, describedAs, label, ...props }: CopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    if (await copyText(value)) setIsCopied(true);
    else toast.error({ title: text.copyFailed.title, message: text.copyFailed.message(value) });
  }

  return (
    <ActButton
      {...props}
      aria-label={isCopied ? text.copied : describedAs}
      icon={isCopied ? 'check' : 'copy'}
      onClick={() => void copy()}
    >
      {isCopied ? text.copied : label}
    </ActButton>
  );
}

interface ShareProps extends ButtonProps {
  what: { title: string; text: string; url: string };
  label: string;
  /** What is shown to be written down when sharing fails. */
  spare: string;
}

/** Hands something to the device's own share sheet; nothing where it has none. */
export function ShareButton({ what, label, spare, ...props }: ShareProps) {
  if (typeof navigator.share !== 'function') return null;

  async function share() {
    try {
      await navigator.share(what);
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error({ title: text.toasts.failed, message: text.copyFailed.message(spare) });
    }
  }

  return (
    <ActButton {...props} icon="share" onClick={() => void share()}>
      {label}
    </ActButton>
  );
}
