import { ChessTable, HelperRobot, PaintingEasel, RockingUnicorn } from '../furniture-art/furniture-art';
import type { Drawing } from '../picture-shelf/picture-shelf';
import drawings from './furniture.json?pictures';
import type { OWN_FURNITURE } from './own-ids';

const own: Record<(typeof OWN_FURNITURE)[number], Drawing> = {
  'chess-pawn': ChessTable,
  'artist-palette': PaintingEasel,
  robot: HelperRobot,
  unicorn: RockingUnicorn,
};

export default { ...drawings, ...own };
