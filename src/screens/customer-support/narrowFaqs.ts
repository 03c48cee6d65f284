import type { Answer } from '#contract/support';

/** Letters without case and accents, as people type them into a filter. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The part of the address that leads to a question. */
export const anchorOf = (question: string): string =>
  fold(question)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The questions that hold every typed word, in themselves or in their answers. */
export function narrowFaqs(faqs: readonly Answer[], typed: string): readonly Answer[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = fold(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
