import { recall, remember } from '../../device/store';

/** Whether this device's hero may call a parent, as far as the server's answers have told it. */
export interface ParentContact {
  heroId: string;
  isEnabled: boolean;
}

const CONTACT = 'contact';

/** Keeps it for when the app is closed: in emergency mode the server tells a hero nothing, not even who they are. */
export const rememberContact = (contact: ParentContact | null): void => remember(CONTACT, contact);

/** What was kept; null on a device where no hero's home has opened yet. */
export function recallContact(): ParentContact | null {
  const kept = recall(CONTACT) as Partial<ParentContact> | null;
  if (typeof kept?.heroId !== 'string' || typeof kept.isEnabled !== 'boolean') return null;
  return { heroId: kept.heroId, isEnabled: kept.isEnabled };
}
