import { isBedtime } from '@herohood/domain/controls/bedtime';
import type { ChildContext } from '../context';

/** Whether it is bedtime for the hero who calls, in their family's zone: the shops are closed then (rules: controls). */
export const isAsleep = ({ now, child }: ChildContext): boolean =>
  isBedtime(now(), child.controls, child.family.clock.timeZone);
