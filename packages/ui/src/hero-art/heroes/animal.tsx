import { Eyes, type HeroPartProps, type Mood, Mouth } from '../face';

const FUR = '#f4e9ff';
const SHADE = '#dcc3f7';

/** The magical animal: a small unicorn with a mane of three colours. */
export default function Animal({ part, mood }: HeroPartProps) {
  switch (part) {
    case 'behind':
      return (
        <g data-part="cape">
          <path d="M80 92c18-2 26 8 38 2 1 14-18 24-40 10z" fill="#ff8fd0" />
          <path d="M78 96c14 4 20 16 32 14-6 10-26 8-36-6z" fill="#8d65c5" />
          <path d="M80 90c14-8 22-2 34-10 2 12-12 22-34 18z" fill="#5cb8ff" />
        </g>
      );
    case 'torso':
      return (
        <g>
          <path d="M53 64h22q7 0 8.500 9l2 21q.5 9-8 9h-27q-8.500 0-8-9l2-21Q46 64 53 64z" fill={FUR} />
          <ellipse cx="64" cy="90" rx="13" ry="11.500" fill="#fff" />
          <path d="M45 68q19 12 38 0l2 8q-8 6-15 7l-6 7-6-7q-7-1-15-7z" fill="#2ed1c6" />
          <path d="M45 68q19 12 38 0l.800 3.500q-19.800 11-39.600 0z" fill="#8ff0e6" />
        </g>
      );
    case 'head':
      return <Head mood={mood} />;
    default:
      return null;
  }
}

function Head({ mood }: { mood: Mood }) {
  return (
    <g data-part="face">
      <path
        d="M38 30C28 24 27 10 33 3c10 2 17 10 17 20zM90 30c10-6 11-20 5-27-10 2-17 10-17 20z"
        fill={FUR}
      />
      <path d="M39 24c-5-4-6-10-4-15 5 2 9 7 9 12zM89 24c5-4 6-10 4-15-5 2-9 7-9 12z" fill="#ffb3dc" />
      <path d="M64 11c-19 0-29 12-29 28 0 17 12 28 29 28s29-11 29-28c0-16-10-28-29-28z" fill={FUR} />
      <path d="M88 22c12 6 15 20 10 32 6 6 4 16-4 18-2-8-6-10-8-16 6-10 6-22 2-34z" fill="#8d65c5" />
      <path d="M84 16c12 6 14 20 8 32 4 6 2 14-4 16-2-8-6-8-6-14 6-10 6-22 2-34z" fill="#ff8fd0" />
      <ellipse cx="64" cy="56" rx="18" ry="12" fill="#ffd3e8" />
      <ellipse cx="57" cy="53" rx="2" ry="2.600" fill="#c77aa6" />
      <ellipse cx="71" cy="53" rx="2" ry="2.600" fill="#c77aa6" />
      <Mouth mood={mood} y={59.5} color="#8a3a6b" />
      <Eyes mood={mood} y={39} apart={14} size={5.6} />
      <circle cx="43" cy="48" r="4.200" fill="#ff9ed2" opacity=".6" />
      <circle cx="85" cy="48" r="4.200" fill="#ff9ed2" opacity=".6" />
      <path d="M67 10c-13-3-25 4-28 17 9 0 17-4 22-10z" fill="#ff8fd0" />
      <path d="M62 11c12-5 24 0 28 11-9 3-20 0-26-6z" fill="#5cb8ff" />
      <path d="M57 18 64-10l7 28q-7 4-14 0z" fill="#ffc12e" />
      <path d="M59 9.5q5 3 10-1l1 4q-6 4-12 1zM61.300 1q3 2 5.600-.4l1 3.600q-4 3-7.600.6z" fill="#f29a0e" />
      <path d="M57 12c-7 6-9 13-7 20 8-3 14-10 16-19z" fill="#8d65c5" />
      <path d="M40 54c-4-3-5-8-4-12 0 5 1 9 4 12z" fill={SHADE} />
    </g>
  );
}
