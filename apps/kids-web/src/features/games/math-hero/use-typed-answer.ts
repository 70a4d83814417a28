import { plainDigits } from '@herohood/domain/digits';
import type { MathQuestion } from '@herohood/domain/games/math-question';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../game';
import { playGameSound } from '../game-sounds';

/** No answer of any stage has more digits. */
const MOST_DIGITS = 3;

type Options = { question: MathQuestion; isOpen: boolean; onAnswer: (answer: string) => void };

/** An answer that grows digit by digit, from the pad or the keyboard; signs are answers at once. */
export function useTypedAnswer({ question, isOpen, onAnswer }: Options) {
  const [typed, setTyped] = useState('');
  // After a digit key Enter means the answer, and not the button that happens to have the focus.
  const isFromKeyboard = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins empty
  useEffect(() => setTyped(''), [question]);

  function type(digit: string): void {
    if (!isOpen || typed.length >= MOST_DIGITS) return;
    playGameSound('pick');
    setTyped(typed === '0' ? digit : typed + digit);
  }

  function erase(): void {
    if (!isOpen || typed === '') return;
    playGameSound('back');
    setTyped(typed.slice(0, -1));
  }

  function enter(): void {
    if (!isOpen || typed === '') return;
    onAnswer(typed);
    if (typed !== question.answer) setTyped('');
  }

  useKeys(isOpen, (event) => {
    if (question.kind === 'compare') {
      if (['<', '=', '>'].includes(event.key)) onAnswer(event.key);
      return;
    }
    if (/^\p{Nd}$/u.test(event.key)) {
      isFromKeyboard.current = true;
      type(plainDigits(event.key));
    } else if (event.key === 'Backspace') erase();
    else if (event.key === 'Enter' && isFromKeyboard.current && typed !== '') {
      event.preventDefault();
      enter();
    }
  });

  return {
    typed,
    erase,
    enter,
    type(digit: string) {
      isFromKeyboard.current = false;
      type(digit);
    },
  };
}
