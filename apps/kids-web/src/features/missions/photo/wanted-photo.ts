import { createAtom } from '@tanstack/react-store';

/** The mission of which a picture is to be taken now. */
export type WantedPhoto = {
  habitId: string;
  /** The server did not take the last one. */
  isRefused?: boolean;
};

export const wantedPhoto = createAtom<WantedPhoto | null>(null);

/** Opens the camera's sheet, whichever section is open. */
export const askForPhoto = (photo: WantedPhoto): void => wantedPhoto.set(photo);
