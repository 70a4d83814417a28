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

/** Where the hero's own picture is read, whole and as small as a card shows it (rules: photos). A parent may be signed in beside the hero. */
export const ownPhotoOf = (photoUrl: string) => ({
  whole: `${photoUrl}?role=child`,
  small: `${photoUrl}?role=child&size=small`,
});
