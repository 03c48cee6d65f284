import type { Answer } from '#contract/support';

/** Strips case and diacritics, so that a filter matches text as people type it. */
const normaliseText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Returns the URL fragment that identifies a question. */
export const anchorOf = (question: string): string =>
  normaliseText(question)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the FAQs that contain every typed word in their question or answer. */
export function filterFaqs(faqs: readonly Answer[], typed: string): readonly Answer[] {
  const words = normaliseText(typed).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = normaliseText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
