/**
 * Answers one question out of a batch's equal ones: what is asked in the same moment about several things is read at
 * once. `load` answers its questions in their order.
 */
export type BatchLoader = <Question, Answer>(
  load: (questions: Question[]) => Promise<Answer[]>,
  question: Question,
) => Promise<Answer>;

interface Round {
  questions: unknown[];
  answers: Promise<unknown[]>;
}

/** Makes the batch loader of one request. Nothing is kept: what is asked a moment later is read again. */
export function createBatchLoader(): BatchLoader {
  const rounds = new Map<unknown, Round>();
  return async <Question, Answer>(load: (questions: Question[]) => Promise<Answer[]>, question: Question) => {
    let round = rounds.get(load);
    if (!round) {
      const questions: unknown[] = [];
      // Calls of a batch go on in step: by the next turn of the queue all of them have asked.
      const answers = Promise.resolve().then(() => {
        rounds.delete(load);
        return load(questions as Question[]);
      });
      round = { questions, answers };
      rounds.set(load, round);
    }
    const place = round.questions.push(question) - 1;
    return (await round.answers)[place] as Answer;
  };
}
