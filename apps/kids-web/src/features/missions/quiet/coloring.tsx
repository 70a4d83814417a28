import { type KeyboardEvent, useState } from 'react';
import { recall, remember } from '../../../device/store';
import { TitledCard } from '../../../layout/titled-card';
import { momentsText } from '../../../text/en/moments';
import styles from './moments.module.css';
import { DETAILS, PICTURES, type PictureId } from './pictures';

const words = momentsText.coloring;
const COLORS = {
  coral: '#ff8571',
  sunshine: '#ffce45',
  mint: '#63dd97',
  turquoise: '#6fcdf7',
  purple: '#ab8dff',
  brown: '#b98456',
  pink: '#ff9ecb',
} as const;
type Color = keyof typeof COLORS;
const colors = Object.keys(COLORS) as Color[];
const pictures = Object.keys(PICTURES) as PictureId[];

/** The colour of each part that has one. */
type Painting = Readonly<Record<string, Color>>;

const keyOf = (heroId: string, picture: PictureId) => `painting.${heroId}.${picture}`;

function read(heroId: string, picture: PictureId): Painting {
  const kept = recall(keyOf(heroId, picture));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, Color] => String(entry[1]) in COLORS),
  );
}

/** Pictures to colour with a finger or by keys; what was painted stays on this device. */
export function Coloring({ heroId }: { heroId: string }) {
  const [picture, setPicture] = useState<PictureId>('house');
  const [color, setColor] = useState<Color>('coral');
  const [painting, setPainting] = useState(() => read(heroId, picture));

  function keep(next: Painting) {
    setPainting(next);
    remember(keyOf(heroId, picture), next);
  }

  function open(next: PictureId) {
    setPicture(next);
    setPainting(read(heroId, next));
  }

  function paintByKey(event: KeyboardEvent, part: string) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    keep({ ...painting, [part]: color });
  }

  return (
    <TitledCard title={words.title}>
      <fieldset className={styles.row}>
        <legend className="visually-hidden">{words.pictures}</legend>
        {pictures.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === picture}
            aria-label={momentsText.pictures[each]}
            onClick={() => open(each)}
          >
            <svg viewBox="0 0 200 200" width="46" height="46" aria-hidden focusable={false}>
              {PICTURES[each].map(({ name, path }) => (
                <path key={name} d={path} className={styles.part} fill="#fff" />
              ))}
            </svg>
          </button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        className={styles.picture}
        viewBox="0 0 200 200"
        role="group"
        aria-label={momentsText.pictures[picture]}
      >
        {PICTURES[picture].map(({ name, path }) => (
          // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
          <path
            key={name}
            d={path}
            className={styles.part}
            fill={painting[name] ? COLORS[painting[name]] : '#fff'}
            role="button"
            tabIndex={0}
            aria-label={words.paint(
              momentsText.parts[name],
              painting[name] ? momentsText.colors[painting[name]] : words.blank,
            )}
            onClick={() => keep({ ...painting, [name]: color })}
            onKeyDown={(event) => paintByKey(event, name)}
          />
        ))}
        <path d={DETAILS[picture]} className={styles.details} />
      </svg>
      <fieldset className={styles.row}>
        <legend className="visually-hidden">{words.colors}</legend>
        {colors.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.color}
            style={{ background: COLORS[each] }}
            aria-pressed={each === color}
            aria-label={momentsText.colors[each]}
            onClick={() => setColor(each)}
          />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <p className={styles.note}>{words.kept}</p>
        <button type="button" className={styles.again} onClick={() => keep({})}>
          {words.again}
        </button>
      </div>
    </TitledCard>
  );
}
