import type { Answer } from '#contract/support';
import { foldCaseAndAccents } from '#domain/foldCaseAndAccents';

/** Returns the URL fragment that identifies a question. */
export const anchorOf = (question: string): string =>
  foldCaseAndAccents(question)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the FAQs that contain every typed word in their question or answer. */
export function filterFaqs(faqs: readonly Answer[], typed: string): readonly Answer[] {
  const words = foldCaseAndAccents(typed).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = foldCaseAndAccents(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
