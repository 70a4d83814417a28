import { useOnline } from '@herohood/browser/use-online';
import { WEEKDAYS } from '@herohood/domain/days/schedule-bounds';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { type FormEvent, useId, useState } from 'react';
import { useLook } from '../../device/look';
import { useOwnVoice, useSpoken } from '../../device/own-voice';
import { CameraButton } from '../../layout/camera-button';
import { CardDialog } from '../../layout/card-dialog';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import sheet from '../../layout/sheet.module.css';
import text from '../../layout/text-field.module.css';
import { photoText } from '../../text/en/photo';
import { proposalsText } from '../../text/en/proposals';
import { IdeaPicture } from './idea-picture';
import { PlanFields } from './plan-fields';
import styles from './proposal-sheet.module.css';
import { type Draft, type Plan, usePropose } from './use-propose';
import { VoiceButton } from './voice-button';

type Props = { heroId: string; kind: Draft['kind']; onClose: () => void };

/** What a hero thinks that it is worth. */
const WORTHS = [10, 20, 50];
const MOST_LETTERS = 60;
const EVERY_DAY: Plan = { days: WEEKDAYS, partOfDay: 'any' };
const ACCENTS = { did: 'mint', wish: 'purple', mission: 'turquoise' } as const;

/** A proposal: by a picture that is tapped, in words, with the camera or with the own voice. */
export default function ProposalSheet({ heroId, kind, onClose }: Props) {
  const texts = proposalsText[kind];
  const look = useLook();
  const isOnline = useOnline();
  const say = useOwnVoice();
  const field = useId();
  const { propose, isSending, trouble } = usePropose(heroId);
  const [draft, setDraft] = useState<Draft>({
    ...{ kind, title: '', plan: EVERY_DAY, xp: null, photo: null, voice: null },
  });
  const [fault, setFault] = useState<string | null>(null);
  const change = (part: Partial<Draft>) => {
    setFault(null);
    setDraft((before) => ({ ...before, ...part }));
  };
  const isSaid =
    (draft.title.trim() !== '' || draft.photo !== null || draft.voice !== null) && draft.plan.days.length > 0;
  const told = fault ?? trouble ?? (isOnline ? null : proposalsText.offline);
  const spoken = `${texts.title} ${proposalsText.ideas}`;
  useSpoken(told ?? spoken);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaid && (await propose(draft))) onClose();
  }

  return (
    <CardDialog label={texts.title} {...(!isSending && { onClose })}>
      <form
        className={`${sheet.card} ${styles.card}`}
        data-accent={ACCENTS[kind]}
        onSubmit={(event) => void send(event)}
      >
        <div className={styles.head}>
          <h2 className={sheet.title}>{texts.title}</h2>
          <ReadAloudButton name={texts.title} words={`${spoken} ${texts.line}`} />
        </div>
        <p className={sheet.line}>{texts.line}</p>
        <fieldset className={styles.ideas}>
          <legend className={styles.legend}>{proposalsText.ideas}</legend>
          {Object.entries(texts.ideas).map(([idea, words]) => (
            <button
              key={idea}
              type="button"
              className={styles.idea}
              aria-pressed={draft.title === words}
              onClick={() => {
                change({ title: draft.title === words ? '' : words });
                say(words);
              }}
            >
              <IdeaPicture idea={idea} />
              <span>{words}</span>
            </button>
          ))}
        </fieldset>
        <label className={styles.label} htmlFor={field}>
          {texts.field}
        </label>
        <input
          id={field}
          type="text"
          className={text.input}
          value={draft.title}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
        {kind === 'mission' && <PlanFields plan={draft.plan} onChange={(plan) => change({ plan })} />}
        {kind !== 'wish' && look.name !== 'young' && (
          <fieldset className={styles.worths}>
            <legend className={styles.legend}>{proposalsText.worth}</legend>
            {WORTHS.map((xp) => (
              <ChunkyButton
                key={xp}
                kind="quiet"
                accent="sunshine"
                className={styles.worth}
                aria-pressed={draft.xp === xp}
                onClick={() => change({ xp: draft.xp === xp ? null : xp })}
              >
                {proposalsText.worthXp(xp)}
              </ChunkyButton>
            ))}
          </fieldset>
        )}
        {kind !== 'mission' && (
          <div className={styles.proofs}>
            {draft.photo && <img className={styles.photo} src={draft.photo} alt={proposalsText.photoTaken} />}
            <CameraButton
              kind="quiet"
              accent="turquoise"
              onPhoto={(photo) => change({ photo })}
              onFailed={(why) => setFault(photoText.faults[why])}
            >
              <ActSign sign="camera" size={26} />
              {draft.photo ? proposalsText.photoAgain : proposalsText.photo}
            </CameraButton>
            <VoiceButton
              hasVoice={draft.voice !== null}
              onVoice={(voice) => change({ voice })}
              onAway={() => setFault(proposalsText.voiceAway)}
            />
          </div>
        )}
        {draft.voice && <p className={styles.taken}>{proposalsText.voiceTaken}</p>}
        {told && (
          <p className={styles.told} role="status">
            {told}
          </p>
        )}
        <div className={styles.acts}>
          <ChunkyButton
            accent="mint"
            type="submit"
            disabled={!isSaid || isSending || !isOnline}
            data-invite={isSaid && isOnline}
          >
            <ActSign sign="forward" />
            {isSending ? proposalsText.sending : proposalsText.send}
          </ChunkyButton>
          <ChunkyButton kind="quiet" accent="turquoise" disabled={isSending} onClick={onClose}>
            {proposalsText.close}
          </ChunkyButton>
        </div>
      </form>
    </CardDialog>
  );
}
