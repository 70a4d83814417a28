import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { DialogFooter } from '../../layout/dialog-footer';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { claimsText } from '../../text/en/claims';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';
import { proposalsText } from '../../text/en/proposals';
import { titleOf, type Waiting } from './waiting';

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
  const text = answerWords(item);
  const required = missionsText.toasts.messageRequired;

  function write(words: string) {
    setMessage(words);
    setIsMissing(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const words = message.trim();
    if (text.isRequired && !words) {
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
    <Dialog opened onClose={onClose} title={text.title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {text.hint}
          </Text>
          <Textarea
            label={text.label}
            placeholder={text.placeholder}
            value={message}
            onChange={(event) => write(event.currentTarget.value)}
            error={isMissing ? required.message : undefined}
            rows={3}
            maxLength={500}
            data-autofocus
          />
          {text.ideas.length > 0 ? (
            <Group gap="xs">
              {text.ideas.map((idea) => (
                <Button key={idea} size="xs" radius="xl" variant="light" onClick={() => write(idea)}>
                  {idea}
                </Button>
              ))}
            </Group>
          ) : null}
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" color={text.isRequired ? undefined : 'coral'} loading={isSending}>
              {text.send}
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  );
}

interface AnswerWords {
  title: string;
  hint: string;
  label: string;
  placeholder: string;
  ideas: readonly string[];
  send: string;
  /** Without words nothing is sent. */
  isRequired: boolean;
}

/** How the dialog asks for the words of a no, which the hero will read. */
function answerWords(item: Waiting): AnswerWords {
  const { name } = item.hero;
  const title = titleOf(item);
  if (item.kind === 'mission') {
    const { ideas, label, placeholder, send, ...text } = missionsText.reject;
    const shared = { label, placeholder, ideas, send, isRequired: true };
    return { ...shared, title: text.title(title), hint: text.hint(name) };
  }
  if (item.kind === 'claim') {
    const { label, placeholder, send, ...text } = claimsText.declining;
    const shared = { label, placeholder, ideas: [], send, isRequired: false };
    return { ...shared, title: text.title(title), hint: text.hint(name, item.claim.cost) };
  }
  if (item.kind === 'proposal') {
    const { label, placeholder, ideas, send, ...text } = proposalsText.declining;
    const shared = { label, placeholder, ideas, send, isRequired: false };
    return { ...shared, title: text.title(title), hint: text.hint(name) };
  }
  const { label, placeholder, send, ...text } = pointsText.declining;
  const shared = { label, placeholder, ideas: [], send, isRequired: false };
  return { ...shared, title: text.title(item.transaction.amount), hint: text.hint(name) };
}
