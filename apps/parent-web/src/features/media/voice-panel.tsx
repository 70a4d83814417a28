import { MAX_RECORDING_SECONDS } from '@herohood/domain/media/recording';
import { useNow } from '@herohood/ui/runtime/use-now';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { IconButton } from '../../layout/icon-button';
import { toast } from '../../lib/toast';
import { mediaText as text } from '../../text/en/media';
import { LevelMeter } from './level-meter';
import type { VoiceSession } from './record-voice';
import { usePlayVoice } from './use-play-voice';
import { useRecordVoice } from './use-record-voice';
import type { useVoiceNote, VoiceNote } from './use-voice-note';
import classes from './voice.module.css';

interface Props {
  voice: ReturnType<typeof useVoiceNote>;
  /** The habit form and the alert page tell of the same things with other words (rules: media). */
  on: 'form' | 'page';
}

/** Records, plays, names and deletes the message that a hero hears. */
export function VoicePanel({ voice, on }: Props) {
  const { note, take, rename, remove } = voice;
  const player = usePlayVoice();
  const recorder = useRecordVoice({
    denied: on === 'form' ? text.toasts.formDenied : text.toasts.pageDenied,
    onTaken: (taken) => {
      take(taken);
      if (on === 'page') toast.success(text.toasts.saved);
    },
  });
  const record = () => {
    player.stop();
    recorder.start();
  };
  const askDelete = () =>
    confirmDestructive({
      title: text.deleteTitle,
      body: text.deleteBody,
      confirmLabel: text.delete,
      onConfirm: () => {
        player.stop();
        remove();
        if (on === 'page') toast.success(text.toasts.deleted);
      },
    });

  return (
    <section className={classes.panel} aria-label={text.panel}>
      <div>
        <Text fw={600}>{text.panel}</Text>
        <Text size="sm" c="dimmed">
          {text.hint}
        </Text>
      </div>
      {recorder.state.kind === 'recording' ? (
        <Recording session={recorder.state.session} onStop={recorder.stop} />
      ) : note.kind === 'none' ? (
        <Button
          className={classes.record}
          variant="light"
          leftSection={<Icon name="mic" size={18} />}
          loading={recorder.state.kind === 'asking'}
          onClick={record}
        >
          {text.record}
        </Button>
      ) : (
        <>
          <Group gap="xs" wrap="nowrap">
            <IconButton
              variant="filled"
              size={44}
              radius="xl"
              label={player.isPlaying ? text.pause : text.play}
              onClick={() => (player.isPlaying ? player.stop() : player.play(note.address))}
            >
              <Icon name={player.isPlaying ? 'stop' : 'play'} />
            </IconButton>
            <div className={classes.what}>
              <strong>{note.name.trim() || text.defaultName}</strong>
              <span>{stateOf(note)}</span>
            </div>
            <IconButton
              color="gray"
              size={44}
              label={text.again}
              loading={recorder.state.kind === 'asking'}
              onClick={record}
            >
              <Icon name="mic" />
            </IconButton>
            <IconButton color="coral" size={44} label={text.delete} onClick={askDelete}>
              <Icon name="trash" />
            </IconButton>
          </Group>
          <TextInput
            label={text.name}
            value={note.name}
            maxLength={80}
            placeholder={text.defaultName}
            onChange={(event) => rename(event.currentTarget.value)}
          />
        </>
      )}
    </section>
  );
}

function stateOf(note: Exclude<VoiceNote, { kind: 'none' }>): string {
  return note.kind === 'taken' ? text.length(note.seconds) : text.stored;
}

const TICK_MS = 250;

function Recording({ session, onStop }: { session: VoiceSession; onStop: () => void }) {
  const now = useNow(TICK_MS);
  const gone = Math.max(0, now.getTime() - session.startedAt.getTime());
  const left = Math.max(0, MAX_RECORDING_SECONDS - Math.floor(gone / 1000));
  return (
    <div className={classes.recording}>
      <p role="status" className={classes.live}>
        {text.recording}
      </p>
      <LevelMeter analyser={session.analyser} />
      <span role="timer" className={classes.left}>
        {text.left(left)}
      </span>
      <Button color="coral" leftSection={<Icon name="stop" size={18} />} onClick={onStop}>
        {text.stop}
      </Button>
    </div>
  );
}
