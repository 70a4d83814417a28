import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { STAGE_HERO_ID } from '../../lib/stage-hero';
import { makeHero } from '../../testing/fixtures';
import { ActedDeed } from './acted-deed';

afterEach(() => vi.restoreAllMocks());

const CARD = 'mission-teeth';

/** A page on which these things stand at these heights, in CSS pixels from the top of the window. */
function show(tops: Record<string, number>) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(20, tops[this.id] ?? 0, 300, 100);
  });
  const { container } = render(
    <>
      {Object.keys(tops).map((id) => (
        <div key={id} id={id} />
      ))}
      <ActedDeed hero={makeHero()} deed={{ cardId: CARD, act: 'teeth' }} />
    </>,
  );
  return container.querySelector('[data-place]')?.getAttribute('data-place');
}

test('a deed below the fold is acted out where the child looks, beside its card', () => {
  expect(show({ [STAGE_HERO_ID]: -400, [CARD]: 600 })).toBe('above');
});

test('and below a card that stands high', () => {
  expect(show({ [STAGE_HERO_ID]: -90, [CARD]: 80 })).toBe('below');
});

test('where the stage is in view the hero acts there, and only there', () => {
  expect(show({ [STAGE_HERO_ID]: 60, [CARD]: 600 })).toBeUndefined();
});
