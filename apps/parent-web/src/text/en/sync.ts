/** Toasts of device registration and sync. */
export const syncText = {
  setupFailed: { title: 'Sync Setup Failed', message: 'Failed to register this device for sync' },
  failed: { title: 'Sync Failed', message: 'Failed to sync with other devices. Will retry later.' },
} as const;
