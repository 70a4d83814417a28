import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { Hint } from '../../layout/hint';
import { toast } from '../../lib/toast';
import { claimsText } from '../../text/en/claims';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';
import { proposalsText } from '../../text/en/proposals';
import type { Waiting } from './waiting';
import { wordsOf } from './waiting-words';

interface Props {
  item: Waiting;
  /** Answers whether it worked; the dialog stays open otherwise. */
  onSend: (words: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the words that go with a no. The hero reads them, so a few kind ones are offered. */
export function AnswerDialog({ item, onSend, onClose }: Props) {
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { label, placeholder, send, ideas, isRequired, ...text } = answerWords(item);
  const required = missionsText.toasts.messageRequired;

  function write(words: string) {
    setMessage(words);
    setIsMissing(false);
  }

  async function submit() {
    const words = message.trim();
    if (isRequired && !words) {
      setIsMissing(true);
      toast.error(required);
      return;
    }
    setIsSending(true);
    const isDone = await onSend(words);
    setIsSending(false);
    if (isDone) onClose();
  }

  return (
    <FormDialog
      title={text.title}
      send={send}
      color={isRequired ? undefined : 'coral'}
      isSaving={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Hint>{text.hint}</Hint>
      <Textarea
        label={label}
        placeholder={placeholder}
        value={message}
        onChange={(event) => write(event.currentTarget.value)}
        error={isMissing ? required.message : undefined}
        rows={3}
        maxLength={500}
        data-autofocus
      />
      {ideas ? (
        <Group gap="xs">
          {ideas.map((idea) => (
            <Button key={idea} size="xs" radius="xl" variant="light" onClick={() => write(idea)}>
              {idea}
            </Button>
          ))}
        </Group>
      ) : null}
    </FormDialog>
  );
}

interface AnswerWords {
  title: string;
  hint: string;
  label: string;
  placeholder: string;
  ideas?: readonly string[];
  send: string;
  /** Without words nothing is sent. */
  isRequired?: boolean;
}

/** How the dialog asks for the words of a no, which the hero will read. */
function answerWords(item: Waiting): AnswerWords {
  const { title } = wordsOf(item);
  const { name } = item.hero;
  if (item.kind === 'mission') {
    const text = missionsText.reject;
    return { ...text, title: text.title(title), hint: text.hint(name), isRequired: true };
  }
  if (item.kind === 'claim') {
    const text = claimsText.declining;
    return { ...text, title: text.title(title), hint: text.hint(name, item.claim.cost) };
  }
  if (item.kind === 'proposal') {
    const text = proposalsText.declining;
    return { ...text, title: text.title(title), hint: text.hint(name) };
  }
  const text = pointsText.declining;
  return { ...text, title: text.title(item.transaction.amount), hint: text.hint(name) };
}
