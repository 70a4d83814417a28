import { i18n } from '@herohood/browser/text/i18n';
import { HABIT_IDEAS } from '@herohood/domain/habits/habit-ideas';
import { speakEnglish } from '@herohood/testing/speak-english';
import { afterEach, expect, test } from 'vitest';
import { sayIdea } from './choices';

const stepsOf = ({ tool }: (typeof HABIT_IDEAS)[number]) =>
  tool !== 'none' && tool.kind === 'steps' ? tool.steps : [];

afterEach(speakEnglish);

test('an idea and its steps are in the language that is spoken; what it lacks stays English', () => {
  const idea = HABIT_IDEAS.find((each) => stepsOf(each).length > 1)!;
  const [first, second] = stepsOf(idea);
  const messages = { [idea.name]: ['Morgens'], [first!.name]: ['Aufstehen'] };
  i18n.loadAndActivate({ locale: 'de', messages });
  const said = sayIdea(idea);
  expect([said.name, said.description]).toEqual(['Morgens', idea.description]);
  expect(
    stepsOf(said)
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Aufstehen', second!.name]);
});
