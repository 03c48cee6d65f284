import type { Language } from '../languages';

/** Words that only a Spanish line has, in which `once` is eleven. */
const SPANISH =
  /(?:^|\s)(?:del?|las?|los|el|un[ao]?s?|y|por favor|quiero|necesito|mand\p{L}*|env[ií]\p{L}*|unidades|paquetes|cajas|piezas|docenas)(?=\s|$)/iu;
const TIMES: Readonly<Record<string, string>> = { once: 'one time', twice: 'two times' };

/**
 * Writes `22720 once` of an English reader as `22720 one time`, which is asked about: eleven in
 * Spanish, it may also mean one, or nothing about the quantity.
 */
export const withEnglishTimes = (line: string, language: Language): string =>
  language !== '' || SPANISH.test(line)
    ? line
    : line.replace(/\b(?:once|twice)\b/gi, (word) => TIMES[word.toLowerCase()] ?? word);
