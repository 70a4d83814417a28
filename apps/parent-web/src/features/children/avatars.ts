import { sayName } from '@herohood/browser/text/say-name';
import type { BaseAvatar } from '@herohood/domain/children/schema';
import { avatarByType } from '@herohood/domain/shop/avatar-catalogue';
import { childrenText } from '../../text/en/children';

/** The looks that a parent may give; named here because the schemas' library would double the bundle. */
export const BASE_AVATARS = Object.keys(
  childrenText.avatars,
) as BaseAvatar[] satisfies (keyof typeof childrenText.avatars)[];

export function isBaseAvatar(avatarType: string): avatarType is BaseAvatar {
  return Object.hasOwn(childrenText.avatars, avatarType);
}

/** What a look is called; avatars of the shop carry their own name, one of a newer shop than this app its type. */
export function avatarName(avatarType: string): string {
  if (isBaseAvatar(avatarType)) return childrenText.avatars[avatarType];
  const avatar = avatarByType(avatarType);
  return avatar ? sayName(avatar.name) : avatarType;
}
