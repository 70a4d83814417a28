/** A parent may be signed in beside the hero: it is not them who looks. */
const AS_HERO = '?role=child';
const SMALL = '&size=small';

/** Where the hero's own picture is read, whole and as small as a card shows it (rules: photos). */
export const ownPhotoOf = (photoUrl: string) => ({
  whole: photoUrl + AS_HERO,
  small: photoUrl + AS_HERO + SMALL,
});
