import { type Place, placed } from '../land-art/place';

/** A packed bag with a heart on it. */
export function Bag(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-5-20v-4q0-3 3-3h4q3 0 3 3v4" fill="none" stroke="#7a4a2b" strokeWidth="2.5" />
      <rect x="-13" y="-20" width="26" height="20" rx="5" fill="#ff8a5c" />
      <path d="M-13-15h26v4h-26z" fill="#e8683a" />
      <path d="M0-3c-6-4-5-8-2-8 1 0 2 1 2 2 0-1 1-2 2-2 3 0 4 4-2 8z" fill="#fff" />
    </g>
  );
}

/** Head and pillow of a bed that fills the scene's middle, a lamp and a cup of tea beside it. */
export function Bed() {
  return (
    <>
      <path d="M66 104V52q0-24 54-24t54 24v52z" fill="#8a5a34" />
      <path d="M74 104V56q0-19 46-19t46 19v48z" fill="#a9744a" />
      <rect x="82" y="48" width="76" height="46" rx="20" fill="#fff" />
      <path d="M86 78q34 16 68 0v10q-34 14-68 0z" fill="#e6dcfa" />
      <path d="M190 104h34v-14h-34z" fill="#a9744a" />
      <path d="M186 86h42v5h-42z" fill="#8a5a34" />
      <path d="M197 74h15v8q0 4-4 4h-7q-4 0-4-4z" fill="#fff" />
      <path d="M212 76q6 0 5 4t-6 4" fill="none" stroke="#fff" strokeWidth="2" />
      <path
        d="M201 70q-3-4 0-7t0-7M208 70q-3-4 0-7t0-7"
        fill="none"
        stroke="#a995d8"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="M20 104q-2-18 9-18 2-10 11-10t11 10q11 0 9 18z" fill="#c98a4b" />
      <circle cx="32" cy="72" r="5" fill="#c98a4b" />
      <circle cx="48" cy="72" r="5" fill="#c98a4b" />
      <circle cx="40" cy="78" r="11" fill="#d99b5c" />
      <circle cx="36" cy="76" r="1.6" fill="#4a2a12" />
      <circle cx="44" cy="76" r="1.6" fill="#4a2a12" />
      <path d="M38 81q2 2 4 0" fill="none" stroke="#4a2a12" strokeWidth="1.5" strokeLinecap="round" />
    </>
  );
}

/** The blanket over whoever lies there. */
export function Blanket() {
  return (
    <>
      <path d="M60 124q-2-30 14-34 46-8 92 0 16 4 14 34z" fill="#5b7fe8" />
      <path d="M70 88q50-9 100 0 6 1 6 7 0 6-6 5-50-8-100 0-6 1-6-5 0-6 6-7z" fill="#a9c1ff" />
      <g fill="#ffe27a">
        <path d="m92 104 2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z" />
        <path d="m120 106 2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z" />
        <path d="m148 104 2 4 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z" />
      </g>
    </>
  );
}

const FLAGS = ['#ff6b5c', '#ffc12e', '#63dd97', '#3aa8ff', '#ab8dff', '#ff8fd0', '#2ed1c6'];

/** Little flags on a line across the sky, and two balloons. */
export function Bunting() {
  return (
    <>
      <path d="M0 10q120 30 240 0" fill="none" stroke="#c58bb0" strokeWidth="1.5" />
      {FLAGS.map((tone, at) => {
        const x = 24 + at * 32;
        // The line that they hang on.
        const y = 10 + 60 * (x / 240) * (1 - x / 240);
        return <path key={tone} d={`M${x - 8} ${y}h16l-8 15z`} fill={tone} />;
      })}
      <g fill="none" stroke="#c58bb0" strokeWidth="1.2">
        <path d="M30 62q-5 16 2 34M212 66q5 16-2 32" />
      </g>
      <ellipse cx="30" cy="50" rx="11" ry="13" fill="#ff6b8a" />
      <ellipse cx="212" cy="54" rx="11" ry="13" fill="#3aa8ff" />
    </>
  );
}
