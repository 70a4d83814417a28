import type { BaseAvatar } from '@herohood/domain/children/schema';
import { childrenText } from '../../text/en/children';

/** The four looks that a parent may give; named here because the schemas' library would double the bundle. */
export const BASE_AVATARS = Object.keys(
  childrenText.avatars,
) as BaseAvatar[] satisfies (keyof typeof childrenText.avatars)[];

export function isBaseAvatar(avatarType: string): avatarType is BaseAvatar {
  return Object.hasOwn(childrenText.avatars, avatarType);
}

/** What a look is called; avatars of the shop carry their own name. */
export function avatarName(avatarType: string): string {
  return isBaseAvatar(avatarType) ? childrenText.avatars[avatarType] : avatarType;
}
