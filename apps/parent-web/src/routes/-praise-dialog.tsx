import type { StickerId } from '@herohood/domain/praise/praise';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { PraiseSheet } from '../features/inbox/use-answer-dialog';
import { titleOf } from '../features/inbox/waiting';
import { useVoiceNote } from '../features/media/use-voice-note';
import { VoicePanel } from '../features/media/voice-panel';
import { StickerPicker } from '../features/praise/sticker-picker';
import { DialogFooter } from '../layout/dialog-footer';
import { toast } from '../lib/toast';
import { appText } from '../text/en/app';
import { praiseText as text } from '../text/en/praise';

/** Approves a mission with a sticker, a line and a voice note, or some of them. What was chosen stays until it was sent. */
export const PraiseDialog: PraiseSheet = ({ item, onSend, onClose }) => {
  const [sticker, setSticker] = useState<StickerId | null>(null);
  const [message, setMessage] = useState('');
  const [isRecording, setIsRecording] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const voice = useVoiceNote({});

  async function send(): Promise<boolean> {
    const { fields, isLost } = await voice.store();
    if (isLost) {
      toast.error(text.voiceLost);
      return false;
    }
    return onSend({ sticker, message: message.trim() || null, voice: fields.voiceRecording ?? null });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsSending(true);
    const isDone = await send();
    setIsSending(false);
    if (isDone) onClose();
  }

  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title={text.title(titleOf(item))}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {text.hint(item.hero.name)}
          </Text>
          <StickerPicker value={sticker} onChange={setSticker} />
          <Textarea
            label={text.label}
            placeholder={text.placeholder}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
            rows={2}
            maxLength={500}
          />
          <Group gap="xs">
            {text.ideas.map((idea) => (
              <Button key={idea} size="xs" radius="xl" variant="light" onClick={() => setMessage(idea)}>
                {idea}
              </Button>
            ))}
          </Group>
          <VoicePanel voice={voice} on="praise" onBusy={setIsRecording} />
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" loading={isSending} disabled={isRecording}>
              {isRecording ? text.isRecording : text.send}
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Modal>
  );
};
