import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { DialogFooter } from '../../layout/dialog-footer';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { missionsText } from '../../text/en/missions';
import { answerWords } from './answer-words';
import type { Waiting } from './waiting';

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
