import { lazy, Suspense } from 'react';
import type { PicturedKind } from './avatar-kinds';

const OwnPicture = lazy(() => import('./own-picture'));

type Props = {
  kind: PicturedKind;
  avatarType: string;
  avatarUrl: string | null;
};

/** Where the chin is in the set's picture of head and shoulders, which is 32 units high. */
const CHIN = 20.6;
const chins: Record<string, number> = { prince: 19.9, elf: 19.5 };

/** The head of an avatar of the shop: the set's picture, or of a bust the part above the shoulders. */
export function ShopHead({ kind, avatarType, avatarUrl }: Props) {
  const { Head, build, suit } = kind;
  const chin = (Object.hasOwn(chins, avatarType) && chins[avatarType]) || CHIN;
  const place =
    build === 'bust'
      ? { x: 11.2, y: 67 - chin * 3.3, width: 105.6, height: chin * 3.3, viewBox: `0 0 32 ${chin}` }
      : { x: 30, y: 1, width: 68, height: 68 };
  return (
    <Suspense fallback={<circle cx="64" cy="38" r="28" fill={suit.main} opacity=".4" />}>
      {avatarUrl ? <OwnPicture url={avatarUrl} /> : <Head {...place} />}
    </Suspense>
  );
}
