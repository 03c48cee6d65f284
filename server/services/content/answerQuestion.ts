import type { Answer } from '#contract/support';
import { LANGUAGES, type Language } from '#domain/languages';

import { editDistance } from '../../catalogue/search/editDistance';
import { isStopWord, stemOf, wordsOf } from '../../catalogue/search/words';
import { inLanguage } from '../../db/inLanguage';
import type { FaqTable } from '../../db/tables/content';

/** Maximum number of answers to a question. */
const MAX_ANSWERS = 5;
/** Maximum number of words considered in a question; further words add nothing. */
const MAX_WORDS = 30;
/** Weight of a word by where it occurs. */
const WEIGHT = { question: 3, answer: 1 };
/** Minimum share of the question that an answer must match, and minimum share of the best score. */
const MIN_MATCH = 0.3;
const MIN_SHARE_OF_BEST = 0.5;

/** Words common to all questions, by language. */
const QUESTION_WORDS: Record<Language, ReadonlySet<string>> = {
  '': new Set(
    'what when where which who why how do does did is are am was be been can could will would should may must i you we it they my your our me us this that these those there any some have has had get got make if but about as at'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'quoi quand ou quel quelle quels quelles qui que qu pourquoi comment combien est ce suis sont etre ai as avez avoir peut peux puis pouvez faire fait faut doit dois je tu il elle on nous vous ils elles mon ma mes votre vos notre nos me se si y cela ca dans plus'.split(
      ' ',
    ),
  ),
  es: new Set(
    'que cuando donde cual cuales quien por como cuanto cuanta cuantos es son ser estar esta hay puedo puede pueden hacer hace hago debo tengo tiene tener yo usted ustedes nosotros mi mis su sus nuestro nuestra me se si lo le les'.split(
      ' ',
    ),
  ),
};

/**
 * Ranks the FAQs by the words of a question, trying the caller's language first; empty if none
 * fits.
 */
export function answerQuestion(
  faqs: readonly FaqTable[],
  query: string,
  language: Language,
): Answer[] {
  for (const candidateLanguage of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const answers = rankIn(faqs, query, candidateLanguage);
    if (answers.length > 0) return answers;
  }
  return [];
}

export const localiseFaq = (faq: FaqTable, language: Language): Answer => ({
  question: inLanguage(faq, 'question', language),
  answer: inLanguage(faq, 'answer', language),
});

function rankIn(faqs: readonly FaqTable[], query: string, language: Language): Answer[] {
  const answers = faqs.map((faq) => localiseFaq(faq, language));
  const texts = answers.map(({ question, answer }) => ({
    question: significantStems(question, language),
    answer: significantStems(answer, language),
  }));
  const words = significantStems(query, language).slice(0, MAX_WORDS);
  const scores = answers.map(() => ({ met: 0, score: 0 }));
  let totalRarity = 0;

  for (const word of words) {
    const shares = texts.map(({ question, answer }) => ({
      question: bestSimilarity(word, question),
      answer: bestSimilarity(word, answer),
    }));
    const matching = shares.filter(({ question, answer }) => question + answer > 0).length;
    const rarity = Math.log2(1 + texts.length / Math.max(1, matching));
    totalRarity += rarity;
    shares.forEach(({ question, answer }, at) => {
      scores[at]!.met += rarity * Math.max(question, answer);
      scores[at]!.score += rarity * Math.max(WEIGHT.question * question, WEIGHT.answer * answer);
    });
  }

  const best = Math.max(0, ...scores.map(({ score }) => score));
  return scores
    .map(({ met, score }, at) => ({ at, score, fits: met >= MIN_MATCH * totalRarity }))
    .filter(({ score, fits }) => fits && score > 0 && score >= MIN_SHARE_OF_BEST * best)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, MAX_ANSWERS)
    .map(({ at }) => answers[at]!);
}

/** Returns the distinct stems of the significant words. */
function significantStems(text: string, language: Language): string[] {
  const words = wordsOf(text).map(({ word }) => word);
  const significant = words.filter(
    (word) => !isStopWord(word, language) && !QUESTION_WORDS[language].has(word),
  );
  return [...new Set(significant.map((word) => stemOf(word, language)))];
}

/** Similarity to the nearest word: 1 if equal, less for a shared prefix or a typo, 0 if none. */
function bestSimilarity(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 1;
  let nearest = 0;
  for (const other of words) nearest = Math.max(nearest, similarity(word, other));
  return nearest;
}

function similarity(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || /\d/.test(a)) return 0;
  if (a.startsWith(b) || b.startsWith(a))
    return 0.5 + (0.4 * shorter) / Math.max(a.length, b.length);
  const maxTypos = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
  return maxTypos > 0 && a[0] === b[0] && editDistance(a, b, maxTypos) <= maxTypos ? 0.6 : 0;
}
