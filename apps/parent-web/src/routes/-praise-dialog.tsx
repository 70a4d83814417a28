import type { HabitTool } from '@herohood/domain/habits/tool';
import { PERCENT } from '@herohood/domain/missions/amount';
import type { StickerId } from '@herohood/domain/praise/praise';
import { Button, Group, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PraiseSheet } from '../features/inbox/use-answer-dialog';
import { wordsOf } from '../features/inbox/waiting-words';
import { useVoiceNote } from '../features/media/use-voice-note';
import { VoicePanel } from '../features/media/voice-panel';
import { AmountField } from '../features/missions/amount-field';
import { StickerPicker } from '../features/praise/sticker-picker';
import { FormDialog } from '../layout/form-dialog';
import { Hint } from '../layout/hint';
import { toast } from '../lib/toast';
import { amountText } from '../text/en/amount';
import { praiseText as text } from '../text/en/praise';

const stepsOf = (tool: HabitTool) =>
  typeof tool === 'object' && tool.kind === 'steps' ? tool.steps.length : 0;

/** Approves a mission with a sticker, a line, a voice note and another amount, or some of them. What was chosen stays until it was sent. */
export const PraiseDialog: PraiseSheet = ({ item, onSend, onClose }) => {
  const [sticker, setSticker] = useState<StickerId | null>(null);
  const [message, setMessage] = useState('');
  const [percent, setPercent] = useState<number>(PERCENT.whole);
  const [isMissing, setIsMissing] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const [isRecording, setIsRecording] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const voice = useVoiceNote({});

  const isLess = percent < PERCENT.whole;

  function write(line: string) {
    setMessage(line);
    setIsMissing(false);
  }

  async function send(): Promise<boolean> {
    const { fields, isLost } = await voice.store();
    if (isLost) {
      toast.error(text.voiceLost);
      return false;
    }
    const praise = { sticker, message: message.trim() || null, voice: fields.voiceRecording ?? null };
    return onSend(praise, percent);
  }

  async function submit() {
    // The hero is owed a reason for less than the promise (rules: amounts).
    if (isLess && !message.trim()) {
      flushSync(() => setIsMissing(true));
      words.current?.focus();
      return;
    }
    setIsSending(true);
    const isDone = await send();
    setIsSending(false);
    if (isDone) onClose();
  }

  return (
    <FormDialog
      closeOnClickOutside={false}
      title={text.title(wordsOf(item).title)}
      send={isRecording ? text.isRecording : text.send}
      isOff={isRecording}
      isSaving={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Hint>{text.hint(item.hero.name)}</Hint>
      {item.kind === 'mission' ? (
        <AmountField
          promisedXp={item.mission.completion.promisedXp}
          steps={stepsOf(item.mission.habit.tool)}
          hero={item.hero.name}
          percent={percent}
          onChange={(next) => {
            setPercent(next);
            setIsMissing(false);
          }}
        />
      ) : null}
      <Textarea
        ref={words}
        label={isLess ? amountText.wordsLabel : text.label}
        placeholder={isLess ? amountText.wordsPlaceholder : text.placeholder}
        withAsterisk={isLess}
        value={message}
        onChange={(event) => write(event.currentTarget.value)}
        error={isMissing ? amountText.wordsNeeded : undefined}
        rows={2}
        maxLength={500}
      />
      <Group gap="xs">
        {(isLess ? amountText : text).ideas.map((idea) => (
          <Button key={idea} size="xs" radius="xl" variant="light" onClick={() => write(idea)}>
            {idea}
          </Button>
        ))}
      </Group>
      <StickerPicker value={sticker} onChange={setSticker} />
      <VoicePanel voice={voice} on="praise" onBusy={setIsRecording} />
    </FormDialog>
  );
};
