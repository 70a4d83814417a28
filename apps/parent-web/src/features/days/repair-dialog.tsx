import { messageOf, readApiError } from '@herohood/browser/api-error';
import type { Child } from '@herohood/domain/children/schema';
import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { Hint } from '../../layout/hint';
import { trpc } from '../../lib/api';
import { shortDay } from '../../lib/format-day';
import { useAct } from '../../lib/use-act';
import { appText } from '../../text/en/app';
import { streaksText } from '../../text/en/streaks';
import { useDayQueries } from './use-marks';

const text = streaksText.repair;

interface Props {
  hero: Child;
  day: string;
  /** How many repairs are left, in words. */
  left: string;
  onClose: () => void;
}

const isKnown = (code: string): code is keyof typeof text.refusals => Object.hasOwn(text.refusals, code);

/** A parent takes a day that was missed for good, and says why. */
export function RepairDialog({ hero, day, left, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending } = useAct({
    call: trpc.progress.repairStreak.useMutation().mutateAsync,
    done({ currentStreak }) {
      onClose();
      return text.done(currentStreak);
    },
    refresh: useDayQueries(),
    failed(error) {
      const { code } = readApiError(error);
      setRefusal(isKnown(code) ? text.refusals[code] : messageOf(error, appText.checkConnection));
      return null;
    },
  });

  function write(words: string) {
    setReason(words);
    setFault(null);
  }

  function submit() {
    if (!reason.trim()) {
      setFault(text.noReason);
      field.current?.focus();
      return;
    }
    void send({ id: hero.id, date: day, reason: reason.trim() });
  }

  return (
    <FormDialog
      onClose={onClose}
      title={text.title(shortDay(day))}
      send={text.act}
      isSaving={isSending}
      onSubmit={submit}
    >
      <Hint>{text.hint(hero.name)}</Hint>
      <Textarea
        ref={field}
        data-autofocus
        withAsterisk
        label={text.reason}
        description={text.reasonHint}
        placeholder={text.placeholder}
        maxLength={500}
        rows={2}
        value={reason}
        error={fault}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Group gap="xs">
        {text.ideas.map((idea) => (
          <Button key={idea} size="xs" radius="xl" variant="light" onClick={() => write(idea)}>
            {idea}
          </Button>
        ))}
      </Group>
      <Text size="sm">{left}</Text>
      {refusal ? (
        <Alert color="sunshine" role="alert" title={text.failed}>
          {refusal}
        </Alert>
      ) : null}
    </FormDialog>
  );
}
