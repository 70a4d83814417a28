import { createAtom, useSelector } from '@tanstack/react-store';

/** The mission of which a picture is to be taken now. */
export type WantedPhoto = {
  habitId: string;
  /** The server did not take the last one. */
  isRefused?: boolean;
};

const wanted = createAtom<WantedPhoto | null>(null);

/** Opens the camera's sheet, whichever section is open. */
export const askForPhoto = (photo: WantedPhoto): void => wanted.set(photo);

export const endPhoto = (): void => wanted.set(null);

export const useWantedPhoto = (): WantedPhoto | null => useSelector(wanted);
