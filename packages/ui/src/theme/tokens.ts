/** The five accents of the product, by the names a habit's `color` may carry. */
export const accentNames = ['turquoise', 'coral', 'sunshine', 'mint', 'purple'] as const;

export type AccentName = (typeof accentNames)[number];

/**
 * One accent in four strengths. `ink` is dark enough to be read on `soft` and on `base` (WCAG AA, 4.5 : 1),
 * `deep` is the lower edge that gives buttons and cards their depth and never carries text.
 */
export type Accent = { soft: string; base: string; deep: string; ink: string };

export const accents: Record<AccentName, Accent> = {
  turquoise: { soft: '#d6f7f4', base: '#2ed1c6', deep: '#14a39b', ink: '#04464a' },
  coral: { soft: '#ffe4de', base: '#ff8571', deep: '#e05a45', ink: '#66180f' },
  sunshine: { soft: '#fff2c6', base: '#ffce45', deep: '#e5a413', ink: '#573a00' },
  mint: { soft: '#dbf8e4', base: '#63dd97', deep: '#34b06d', ink: '#0a472a' },
  purple: { soft: '#ede5ff', base: '#ab8dff', deep: '#7d5ae0', ink: '#33166b' },
};

/** What is not an accent: paper, sky and the two inks of running text. */
export const neutrals = {
  ink: '#1f2a52',
  inkSoft: '#515c85',
  paper: '#ffffff',
  canvas: '#eef7ff',
  line: '#dbe6f5',
};

/** Display face for headings, numbers and buttons; text face for everything else. Loaded by `tokens.css`. */
export const fonts = {
  display:
    "'Fredoka Variable', 'Fredoka', 'Rubik Variable', 'Nunito Variable', 'Nunito', ui-rounded, system-ui, sans-serif",
  text: "'Nunito Variable', 'Nunito', system-ui, sans-serif",
};

/** Whether a habit's stored colour is one of the accents; anything else is drawn in turquoise. */
export function accentOf(color: string): AccentName {
  return accentNames.find((name) => name === color) ?? 'turquoise';
}
