import type { VoiceSession } from '@herohood/browser/record-voice';
import { useNow } from '@herohood/browser/use-now';
import { MAX_RECORDING_SECONDS } from '@herohood/domain/media/recording';
import { MAX_PRAISE_SECONDS } from '@herohood/domain/praise/praise';
import { Box, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { ActButton } from '../../layout/act-button';
import { confirmDestructive } from '../../layout/confirm';
import { Hint } from '../../layout/hint';
import { IconButton } from '../../layout/icon-button';
import { toast } from '../../lib/toast';
import { mediaText as text } from '../../text/en/media';
import { LevelMeter } from './level-meter';
import { usePlayVoice } from './use-play-voice';
import { useRecordVoice } from './use-record-voice';
import type { useVoiceNote } from './use-voice-note';
import classes from './voice.module.css';

interface Props {
  voice: ReturnType<typeof useVoiceNote>;
  /** Where it stands: each place tells of the same things with its own words (rules: media). Praise has no name. */
  on: 'form' | 'page' | 'praise';
  /** Told whether the microphone is on: what is said just then is not sent. */
  onBusy?: (isBusy: boolean) => void;
}

const wordsOf = {
  form: () => ({ ...text.reminder, denied: text.toasts.formDenied }),
  page: () => ({ ...text.reminder, denied: text.toasts.pageDenied }),
  praise: () => ({ ...text.praise, denied: text.toasts.praiseDenied }),
};

/** Records, plays, names and deletes the message that a hero hears. */
export function VoicePanel({ voice, on, onBusy }: Props) {
  const { note, take, rename, remove } = voice;
  const words = wordsOf[on]();
  const player = usePlayVoice();
  const recorder = useRecordVoice({
    maxSeconds: on === 'praise' ? MAX_PRAISE_SECONDS : MAX_RECORDING_SECONDS,
    denied: words.denied,
    onTaken: (taken) => {
      take(taken);
      if (on === 'page') toast.success(text.toasts.saved);
    },
  });
  const isBusy = recorder.state.kind !== 'idle';
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const record = () => {
    player.stop();
    recorder.start();
  };
  const drop = () => {
    player.stop();
    remove();
  };
  const askDelete = () =>
    confirmDestructive({
      title: text.deleteTitle,
      body: text.deleteBody,
      confirmLabel: text.delete,
      onConfirm: () => {
        drop();
        if (on === 'page') toast.success(text.toasts.deleted);
      },
    });

  return (
    <Stack
      component="section"
      gap="0.85rem"
      p="1rem"
      bg="var(--surface-sunken)"
      bdrs="1rem"
      aria-label={words.panel}
    >
      <div>
        <Text fw={600}>{words.panel}</Text>
        <Hint>{words.hint}</Hint>
      </div>
      {recorder.state.kind === 'recording' ? (
        <Recording session={recorder.state.session} onStop={recorder.stop} />
      ) : note.kind === 'none' ? (
        <ActButton
          style={{ alignSelf: 'flex-start' }}
          variant="light"
          icon="mic"
          loading={recorder.state.kind === 'asking'}
          onClick={record}
        >
          {words.record}
        </ActButton>
      ) : (
        <>
          <Group gap="xs" wrap="nowrap">
            <IconButton
              icon={player.isPlaying ? 'stop' : 'play'}
              color="purple"
              variant="filled"
              radius="xl"
              label={player.isPlaying ? text.pause : text.play}
              onClick={() => (player.isPlaying ? player.stop() : player.play(note.address))}
            />
            <Box flex={1} miw={0}>
              <Text fw={700} truncate>
                {note.name.trim() || words.defaultName}
              </Text>
              <Hint>{note.kind === 'taken' ? words.length(note.seconds) : text.stored}</Hint>
            </Box>
            <IconButton
              icon="mic"
              label={text.again}
              loading={recorder.state.kind === 'asking'}
              onClick={record}
            />
            <IconButton
              icon="trash"
              color="coral"
              label={text.delete}
              onClick={on === 'praise' ? drop : askDelete}
            />
          </Group>
          {on === 'praise' ? null : (
            <TextInput
              label={text.name}
              value={note.name}
              maxLength={80}
              placeholder={words.defaultName}
              onChange={(event) => rename(event.currentTarget.value)}
            />
          )}
        </>
      )}
    </Stack>
  );
}

const TICK_MS = 250;

function Recording({ session, onStop }: { session: VoiceSession; onStop: () => void }) {
  const now = useNow(TICK_MS);
  const gone = Math.max(0, now.getTime() - session.startedAt);
  const left = Math.max(0, session.maxSeconds - Math.floor(gone / 1000));
  return (
    <>
      <Group wrap="nowrap" gap="0.75rem">
        <p role="status" className={classes.live}>
          {text.recording}
        </p>
        <LevelMeter analyser={session.analyser} />
        <Hint component="span" role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {text.left(left)}
        </Hint>
      </Group>
      <ActButton color="coral" icon="stop" onClick={onStop}>
        {text.stop}
      </ActButton>
    </>
  );
}
