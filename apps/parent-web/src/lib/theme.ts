import { fonts } from '@herohood/ui/theme/tokens';
import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { appText } from '../text/en/app';

/** Ten strengths of a colour, from soft to ink. */
const tones = (strengths: string) => strengths.split(' ') as unknown as MantineColorsTuple;

/** Each accent around the product's own four (soft 1, base 4, deep 6, ink 9). */
const colors = {
  purple: tones('#f6f2ff #ede5ff #d9caff #c2abff #ab8dff #9470f5 #7d5ae0 #6845c9 #5636b0 #33166b'),
  turquoise: tones('#effcfb #d6f7f4 #aeeee9 #7de4dc #2ed1c6 #1fb8ae #14a39b #0b7a74 #08605d #04464a'),
  coral: tones('#fff4f1 #ffe4de #ffcabf #ffab9b #ff8571 #f26d57 #e05a45 #bd3c29 #98301f #66180f'),
  sunshine: tones('#fffaeb #fff2c6 #ffe699 #ffda6b #ffce45 #f5b92b #e5a413 #8f6000 #744e00 #573a00'),
  mint: tones('#effcf3 #dbf8e4 #b8f0cb #8fe6ad #63dd97 #48c67d #34b06d #1a7a47 #14623a #0a472a'),
  dark: tones('#edebf5 #cbc7da #aaa5bd #857f9b #5a546e #433d57 #2f2a40 #221e30 #1b1827 #14111d'),
};

/** The console's Mantine theme: calm surfaces, the five accents used sparingly, round display headings. */
export const theme = createTheme({
  colors,
  primaryColor: 'purple',
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: fonts.text,
  headings: { fontFamily: fonts.display, fontWeight: '600' },
  radius: { md: '0.75rem', lg: '1.125rem', xl: '1.5rem' },
  // Room grows with the letters, but not at their cost: on a phone with large letters the words get it.
  spacing: {
    xs: 'min(0.625rem, 2.8vw)',
    sm: 'min(0.75rem, 3.4vw)',
    md: 'min(1rem, 4.5vw)',
    lg: 'min(1.25rem, 5.6vw)',
    xl: 'min(2rem, 9vw)',
  },
  components: {
    Modal: {
      defaultProps: {
        closeButtonProps: {
          // Read when a dialog opens: the words come after this module.
          get 'aria-label'() {
            return appText.close;
          },
        },
        centered: true,
        radius: 'lg',
        overlayProps: { blur: 3, backgroundOpacity: 0.45 },
      },
    },
    // A menu holds nothing but its lines, and opens with the first one chosen.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Button: { defaultProps: { radius: 'md' } },
    Slider: { defaultProps: { label: null, size: 'lg', thumbSize: 26 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 44 } },
  },
});
