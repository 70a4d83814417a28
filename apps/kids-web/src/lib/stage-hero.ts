/** The element of the hero on the stage. */
export const STAGE_HERO_ID = 'stage-hero';
