/** One overtone. */
export interface Partial {
  /** Frequency as a multiple of the note's. */
  ratio: number;
  gain: number;
  /** How long it lasts beside the note itself: high overtones of a bell die first. */
  life?: number;
}

/** How an instrument sounds, as data. */
export interface Timbre {
  /** A tone of overtones, or noise through a filter that is tuned to the note. */
  source: { kind: 'tone'; wave: OscillatorType; partials: readonly Partial[] } | NoiseSource;
  /** Struck and ringing out, or held for the note's length. */
  isStruck: boolean;
  attackSeconds: number;
  /** Until nothing is heard: after the stroke, or after the end of the held note. */
  fadeSeconds: number;
  /** Begins this many cents away and slides to the note. */
  glide?: { cents: number; seconds: number };
  vibrato?: { cents: number; hertz: number };
}

export interface NoiseSource {
  kind: 'noise';
  filter: 'bandpass' | 'lowpass';
  /** Sharpness of the filter. */
  q: number;
  /** The filter opens to this multiple of its pitch and closes again. */
  swell?: number;
}

const sine = (...partials: Partial[]): Timbre['source'] => ({ kind: 'tone', wave: 'sine', partials });

const struck = (
  source: Timbre['source'],
  fadeSeconds: number,
  more: Pick<Timbre, 'glide' | 'vibrato'> = {},
): Timbre => ({ source, isStruck: true, attackSeconds: 0.004, fadeSeconds, ...more });

const held = (
  source: Timbre['source'],
  [attackSeconds, fadeSeconds]: readonly [number, number],
  more: Pick<Timbre, 'glide' | 'vibrato'> = {},
): Timbre => ({ source, isStruck: false, attackSeconds, fadeSeconds, ...more });

/** The instruments that the ringtones are written for. */
export const timbres = {
  /** Overtones that are no harmonics make metal of it. */
  bell: struck(
    sine(
      { ratio: 1, gain: 0.6 },
      { ratio: 2, gain: 0.3, life: 0.7 },
      { ratio: 2.76, gain: 0.2, life: 0.45 },
      { ratio: 5.4, gain: 0.08, life: 0.2 },
    ),
    1.5,
  ),
  chime: struck(
    sine(
      { ratio: 1, gain: 0.7 },
      { ratio: 3, gain: 0.18, life: 0.4 },
      { ratio: 6.3, gain: 0.06, life: 0.15 },
    ),
    1.9,
  ),
  glass: struck(
    sine(
      { ratio: 1, gain: 0.6 },
      { ratio: 2.32, gain: 0.25, life: 0.6 },
      { ratio: 4.25, gain: 0.12, life: 0.3 },
    ),
    0.9,
  ),
  bowl: struck(
    sine(
      { ratio: 1, gain: 0.6 },
      { ratio: 1.006, gain: 0.35 },
      { ratio: 2.71, gain: 0.25, life: 0.7 },
      { ratio: 5.15, gain: 0.08, life: 0.35 },
    ),
    4,
  ),
  piano: struck(
    sine(
      { ratio: 1, gain: 0.6 },
      { ratio: 2, gain: 0.28, life: 0.7 },
      { ratio: 3, gain: 0.14, life: 0.5 },
      { ratio: 4, gain: 0.07, life: 0.35 },
    ),
    1.6,
  ),
  marimba: struck(sine({ ratio: 1, gain: 0.75 }, { ratio: 3.9, gain: 0.2, life: 0.25 }), 0.55),
  pluck: struck(
    {
      kind: 'tone',
      wave: 'triangle',
      partials: [
        { ratio: 1, gain: 0.6 },
        { ratio: 2, gain: 0.2, life: 0.5 },
      ],
    },
    0.8,
  ),
  wood: struck(sine({ ratio: 1, gain: 0.8 }, { ratio: 2.4, gain: 0.3, life: 0.4 }), 0.14, {
    glide: { cents: 300, seconds: 0.02 },
  }),
  drum: struck(sine({ ratio: 1, gain: 1 }), 0.4, { glide: { cents: 1400, seconds: 0.07 } }),
  drop: struck(sine({ ratio: 1, gain: 0.7 }), 0.16, { glide: { cents: -700, seconds: 0.05 } }),
  flute: held(
    sine({ ratio: 1, gain: 0.6 }, { ratio: 2, gain: 0.12 }, { ratio: 3, gain: 0.05 }),
    [0.07, 0.22],
    { vibrato: { cents: 14, hertz: 5 } },
  ),
  whistle: held(sine({ ratio: 1, gain: 0.6 }), [0.05, 0.18], {
    glide: { cents: -160, seconds: 0.09 },
    vibrato: { cents: 26, hertz: 5.5 },
  }),
  pad: held(
    {
      kind: 'tone',
      wave: 'triangle',
      partials: [
        { ratio: 1, gain: 0.35 },
        { ratio: 1.005, gain: 0.3 },
      ],
    },
    [0.5, 0.9],
  ),
  brass: held(
    sine(
      { ratio: 1, gain: 0.4 },
      { ratio: 2, gain: 0.3 },
      { ratio: 3, gain: 0.2 },
      { ratio: 4, gain: 0.11 },
      { ratio: 5, gain: 0.06 },
    ),
    [0.035, 0.2],
  ),
  bird: held(sine({ ratio: 1, gain: 0.5 }), [0.015, 0.05], { glide: { cents: -500, seconds: 0.07 } }),
  trill: held(sine({ ratio: 1, gain: 0.5 }), [0.03, 0.08], { vibrato: { cents: 190, hertz: 22 } }),
  surf: held({ kind: 'noise', filter: 'lowpass', q: 0.6, swell: 3 }, [1.1, 1.2]),
  wind: held({ kind: 'noise', filter: 'bandpass', q: 3, swell: 1.5 }, [0.8, 1]),
  rain: held({ kind: 'noise', filter: 'bandpass', q: 0.7 }, [0.5, 0.7]),
  brush: struck({ kind: 'noise', filter: 'bandpass', q: 1.2 }, 0.09),
} satisfies Record<string, Timbre>;

export type TimbreName = keyof typeof timbres;
