import { Button, type ButtonProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Icon } from '../../layout/icon';
import { copyText } from '../../lib/copy-text';
import { toast } from '../../lib/toast';
import { familyText as text } from '../../text/en/family';

const SHOWN_MS = 1_500;

interface Props extends ButtonProps {
  value: string;
  /** What a screen reader says; the label is short. */
  describedAs: string;
  label: string;
}

/** Copies, and says so for a moment; where the browser forbids it the value is shown to be written down. */
export function CopyButton({ value, describedAs, label, ...props }: Props) {
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
    <Button
      {...props}
      aria-label={isCopied ? text.copied : describedAs}
      leftSection={<Icon name={isCopied ? 'check' : 'copy'} size={16} />}
      onClick={() => void copy()}
    >
      {isCopied ? text.copied : label}
    </Button>
  );
}
