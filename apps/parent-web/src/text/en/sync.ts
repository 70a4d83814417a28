import { t } from '@lingui/core/macro';

/** Toasts of device registration and sync. */
export const syncText = {
  setupFailed: { title: t`Sync Setup Failed`, message: t`Failed to register this device for sync` },
  failed: { title: t`Sync Failed`, message: t`Failed to sync with other devices. Will retry later.` },
} as const;
