import { digitsOf } from '@herohood/domain/digits';
import { MAX_COST, MIN_COST } from '@herohood/domain/rewards/choices';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { JarArt } from '@herohood/ui/jar-art/jar-art';
import { type FormEvent, useId, useState } from 'react';
import Bicycle from '~icons/fluent-emoji-flat/bicycle';
import Tent from '~icons/fluent-emoji-flat/camping';
import Teddy from '~icons/fluent-emoji-flat/teddy-bear';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { useLook } from '../../device/look';
import { useOwnVoice, useSpoken } from '../../device/own-voice';
import { CardDialog } from '../../layout/card-dialog';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import sheet from '../../layout/sheet.module.css';
import form from '../../layout/sheet-form.module.css';
import text from '../../layout/text-field.module.css';
import { goalsText } from '../../text/en/goals';
import styles from './own-jar-sheet.module.css';
import type { useGoalActs } from './use-goals';

type Props = { acts: ReturnType<typeof useGoalActs>; onClose: () => void };

const words = goalsText.own;
const IDEAS = [
  ['toy', Teddy],
  ['bike', Bicycle],
  ['trip', Tent],
  ['gift', Gift],
] as const;
/** From a small jar to a large one, in XP, and how large each is drawn. */
const SIZES = [
  { name: 'small', target: 100, size: 40 },
  { name: 'middle', target: 300, size: 52 },
  { name: 'large', target: 1_000, size: 64 },
] as const;
const MOST_LETTERS = 60;
const MOST_DIGITS = String(MAX_COST).length;

/** A jar for something that is no reward: what it is for, by a picture or in words, and how much it holds. */
export default function OwnJarSheet({ acts, onClose }: Props) {
  const { largestNumber } = useLook();
  const say = useOwnVoice();
  const [nameField, targetField] = [useId(), useId()];
  const [name, setName] = useState('');
  const [target, setTarget] = useState(0);
  useSpoken(`${words.title} ${words.line}`);
  const isWhole = name.trim() !== '' && target >= MIN_COST && target <= MAX_COST;
  const areWritten = SIZES[0].target <= largestNumber;

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (isWhole && (await acts.beginOwn({ name: name.trim(), target }))) onClose();
  }

  return (
    <CardDialog label={words.title} {...(!acts.isBusy && { onClose })}>
      <form
        className={`${sheet.card} ${form.form}`}
        data-accent="sunshine"
        onSubmit={(event) => void begin(event)}
      >
        <div className={form.head}>
          <h2 className={sheet.title}>{words.title}</h2>
          <ReadAloudButton name={words.title} words={`${words.title} ${words.line} ${words.size}`} />
        </div>
        <p className={sheet.line}>{words.line}</p>
        <fieldset className={styles.choices} aria-label={words.line}>
          {IDEAS.map(([idea, Picture]) => (
            <button
              key={idea}
              type="button"
              className={`${form.choice} ${styles.choice}`}
              aria-pressed={name === words.ideas[idea]}
              onClick={() => {
                setName(words.ideas[idea]);
                say(words.ideas[idea]);
              }}
            >
              <Picture width={44} height={44} />
              {words.ideas[idea]}
            </button>
          ))}
        </fieldset>
        <label className={form.label} htmlFor={nameField}>
          {words.name}
        </label>
        <input
          id={nameField}
          type="text"
          className={text.input}
          value={name}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={styles.choices} aria-label={words.size}>
          {SIZES.map((jar) => (
            <button
              key={jar.name}
              type="button"
              className={`${form.choice} ${styles.choice}`}
              aria-pressed={target === jar.target}
              onClick={() => {
                setTarget(jar.target);
                say(words.sizes[jar.name]);
              }}
            >
              <JarArt share={0} size={jar.size} />
              {areWritten ? words.xp(jar.target) : words.sizes[jar.name]}
            </button>
          ))}
        </fieldset>
        {areWritten && (
          <>
            <label className={form.label} htmlFor={targetField}>
              {words.size}
            </label>
            <input
              id={targetField}
              type="text"
              className={text.input}
              inputMode="numeric"
              value={target > 0 ? String(target) : ''}
              maxLength={MOST_DIGITS}
              autoComplete="off"
              onChange={(event) => setTarget(Number(digitsOf(event.target.value)))}
            />
          </>
        )}
        <div className={sheet.acts}>
          <ChunkyButton accent="mint" type="submit" disabled={!isWhole || acts.isBusy} data-invite={isWhole}>
            <ActSign sign="forward" />
            {words.begin}
          </ChunkyButton>
          <ChunkyButton kind="quiet" accent="turquoise" disabled={acts.isBusy} onClick={onClose}>
            {words.close}
          </ChunkyButton>
        </div>
      </form>
    </CardDialog>
  );
}
