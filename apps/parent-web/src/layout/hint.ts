import { Text } from '@mantine/core';

/** What explains what it stands beside, in soft small letters. */
export const Hint = Text.withProps({ size: 'sm', c: 'dimmed' });

/** What a choice means, below its field. */
export const FieldHint = Text.withProps({ size: 'xs', c: 'dimmed', mt: 4 });
