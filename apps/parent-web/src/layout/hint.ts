import { Paper, Text } from '@mantine/core';

/** What explains what it stands beside, in soft small letters. */
export const Hint = Text.withProps({ size: 'sm', c: 'dimmed' });

/** What a choice means, below its field. */
export const FieldHint = Text.withProps({ size: 'xs', c: 'dimmed', mt: 4 });

/** What belongs together, on a ground that lies a little lower than its page. */
export const Hollow = Paper.withProps({ bg: 'var(--surface-sunken)', radius: '1rem' });
