import { sayDate } from '@herohood/browser/text/say';
import { weekdayHead } from '@herohood/browser/text/weekday-head';
import { useOnline } from '@herohood/browser/use-online';
import { PARTS_OF_DAY } from '@herohood/domain/days/parts';
import { WEEKDAYS, type Weekday } from '@herohood/domain/days/schedule-bounds';
import { weekdaysFrom } from '@herohood/domain/days/week';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { type ComponentType, type FormEvent, type SVGProps, useId, useState } from 'react';
import Balloon from '~icons/fluent-emoji-flat/balloon';
import Tent from '~icons/fluent-emoji-flat/camping';
import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Cake from '~icons/fluent-emoji-flat/cupcake';
import Teddy from '~icons/fluent-emoji-flat/teddy-bear';
import Screen from '~icons/fluent-emoji-flat/television';
import { useLook } from '../../device/look';
import { useOwnVoice, useSpoken } from '../../device/own-voice';
import { CameraButton } from '../../layout/camera-button';
import { CardDialog } from '../../layout/card-dialog';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import sheet from '../../layout/sheet.module.css';
import form from '../../layout/sheet-form.module.css';
import text from '../../layout/text-field.module.css';
import { photoText } from '../../text/en/photo';
import { proposalsText } from '../../text/en/proposals';
import { useHome } from '../home/public';
import styles from './proposal-sheet.module.css';
import { type Draft, type Plan, usePropose } from './use-propose';
import { VoiceButton } from './voice-button';

type Props = { heroId: string; kind: Draft['kind']; accent: AccentName; onClose: () => void };

/** What a hero thinks that it is worth. */
const WORTHS = [10, 20, 50];
const MOST_LETTERS = 60;
const EVERY_DAY: Plan = { days: WEEKDAYS, partOfDay: 'any' };

/** A proposal: by a picture that is tapped, in words, with the camera or with the own voice. */
export default function ProposalSheet({ heroId, kind, accent, onClose }: Props) {
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
        className={`${sheet.card} ${form.form} ${styles.card}`}
        data-accent={accent}
        onSubmit={(event) => void send(event)}
      >
        <div className={form.head}>
          <h2 className={sheet.title}>{texts.title}</h2>
          <ReadAloudButton name={texts.title} words={`${spoken} ${texts.line}`} />
        </div>
        <p className={sheet.line}>{texts.line}</p>
        <fieldset className={styles.ideas}>
          <legend className={form.legend}>{proposalsText.ideas}</legend>
          {Object.entries(texts.ideas).map(([idea, words]) => (
            <button
              key={idea}
              type="button"
              className={`${form.choice} ${styles.idea}`}
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
        <label className={form.label} htmlFor={field}>
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
            <legend className={form.legend}>{proposalsText.worth}</legend>
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

const wishes: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  special_treat: Cake,
  outing: Tent,
  screen_time: Screen,
  toy: Teddy,
  party: Balloon,
  later: Moon,
};

/** The picture of an idea: what is done has those of missions. */
function IdeaPicture({ idea }: { idea: string }) {
  const Wish = wishes[idea];
  return Wish ? <Wish width={44} height={44} /> : <HabitIcon icon={idea} size={44} />;
}

const planWords = proposalsText.plan;
/** A day of that name, in UTC. */
const noonOf = (day: Weekday) => new Date(Date.UTC(1970, 0, 5 + WEEKDAYS.indexOf(day), 12));

/** On which days of the week a mission is due, and in which part of the day. */
function PlanFields({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const { days, partOfDay } = plan;
  const week = weekdaysFrom(useHome()?.hero.weekStart ?? 'mon');
  const toggle = (day: Weekday) =>
    onChange({ ...plan, days: WEEKDAYS.filter((each) => (each === day) !== days.includes(each)) });
  return (
    <>
      <fieldset className={styles.choices} data-of="days">
        <legend className={form.legend}>{planWords.days}</legend>
        {week.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.choice}
            aria-pressed={days.includes(day)}
            aria-label={sayDate(noonOf(day), { weekday: 'long', timeZone: 'UTC' })}
            onClick={() => toggle(day)}
          >
            {weekdayHead(noonOf(day))}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.choices} data-of="parts">
        <legend className={form.legend}>{planWords.part}</legend>
        {PARTS_OF_DAY.map((part) => (
          <button
            key={part}
            type="button"
            className={styles.choice}
            aria-pressed={part === partOfDay}
            onClick={() => onChange({ ...plan, partOfDay: part })}
          >
            {planWords.parts[part]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
