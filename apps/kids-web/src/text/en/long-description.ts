import { t } from '@lingui/core/macro';

/** Words of a mission's description that is folded. */
export const longDescriptionText = { more: t`Read all of it`, less: t`Show less` } as const;
