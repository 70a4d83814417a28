import { claimsText } from '../../text/en/claims';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';
import { proposalsText } from '../../text/en/proposals';
import { titleOf, type Waiting } from './waiting';

interface AnswerWords {
  title: string;
  hint: string;
  label: string;
  placeholder: string;
  ideas: readonly string[];
  send: string;
  /** Without words nothing is sent. */
  isRequired: boolean;
}

/** How the dialog asks for the words of a no, which the hero will read. */
export function answerWords(item: Waiting): AnswerWords {
  const { name } = item.hero;
  const title = titleOf(item);
  if (item.kind === 'mission') {
    const { ideas, label, placeholder, send, ...text } = missionsText.reject;
    const shared = { label, placeholder, ideas, send, isRequired: true };
    return { ...shared, title: text.title(title), hint: text.hint(name) };
  }
  if (item.kind === 'claim') {
    const { label, placeholder, send, ...text } = claimsText.declining;
    const shared = { label, placeholder, ideas: [], send, isRequired: false };
    return { ...shared, title: text.title(title), hint: text.hint(name, item.claim.cost) };
  }
  if (item.kind === 'proposal') {
    const { label, placeholder, ideas, send, ...text } = proposalsText.declining;
    const shared = { label, placeholder, ideas, send, isRequired: false };
    return { ...shared, title: text.title(title), hint: text.hint(name) };
  }
  const { label, placeholder, send, ...text } = pointsText.declining;
  const shared = { label, placeholder, ideas: [], send, isRequired: false };
  return { ...shared, title: text.title(item.transaction.amount), hint: text.hint(name) };
}
