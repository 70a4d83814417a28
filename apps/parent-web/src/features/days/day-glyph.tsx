import { firstPaths, Glyph } from '../../layout/glyph';

/** Each kind of day has a shape of its own beside its colour. */
const paths = {
  done: firstPaths.check,
  partly: 'M12 4.500a7.500 7.500 0 0 0 0 15zM12 4.500a7.500 7.500 0 0 1 0 15',
  missed: firstPaths.moon,
  shielded: 'M12 3.500 19 6v6c0 4.500-3 7-7 8.500-4-1.500-7-4-7-8.500V6z',
  repaired:
    'M9.500 4.500a3.500 3.500 0 0 1 5 0l5 5a3.500 3.500 0 0 1-5 5l-5-5a3.500 3.500 0 0 1 0-5zM14.500 14.500l-5 5a3.500 3.500 0 0 1-5-5l5-5M12 10.500v.01M12 13.500v.01',
  neutral: 'M6 12h12',
  sick: 'M10 14.500V6a2 2 0 1 1 4 0v8.500a3.800 3.800 0 1 1-4 0zM12 10v7.500',
  vacation: firstPaths.sun,
  away: 'M3.500 12 10 6.500l6.500 5.500v7h-13zM17.500 8.500h4M19.500 6.500l2 2-2 2',
  holiday: firstPaths.star,
  'school-free':
    'M12 7.500C10 6 7.500 5.500 4 5.500v12c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2v-12c-3.500 0-6 .5-8 2zM12 7.500v12M4 4l16 16',
  today: firstPaths.flame,
  ahead: 'M12 12h.01',
} as const;

export type DayGlyphKind = keyof typeof paths;

/** The drawing of a kind of day; decoration only, the words beside it or the button's name say it. */
export function DayGlyph({ kind, size = 18 }: { kind: DayGlyphKind; size?: number }) {
  return <Glyph path={paths[kind]} size={size} />;
}
