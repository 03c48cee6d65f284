import type { Language } from '../languages';

import type { OrderReading } from './orderFile';

const words = (all: string): RegExp => new RegExp(String.raw`(?:^|\s)(?:${all})(?=\s|$)`, 'iu');

/** Words that only a Spanish line has, in which `once` is eleven. */
const SPANISH = words(
  String.raw`del?|las?|los|el|un[ao]?s?|y|por favor|quiero|necesito|mand\p{L}*|env[ií]\p{L}*|unidades|paquetes|cajas|piezas|docenas`,
);
/** Words that only a French line has, in which `sept` is seven. */
const FRENCH = words(
  String.raw`sept (?:de|du|des|paquets|bo[iî]tes|caisses|unités|douzaines|autres)|x sept|qt[ée] sept|du|des|et|svp|s['’]il|je|nous|on|pour|voudr\p{L}+|veuillez|envoy\p{L}+|commande\p{L}*|besoin|bonjour|merci`,
);
const TIMES_WORD = /\b(?:once|twice)\b/gi;
const MONTH_WORD = /(?<![\p{L}\d-])(sep)t(?![\p{L}\d-])/giu;
const TIMES: Readonly<Record<string, string>> = { once: 'one time', twice: 'two times' };

/**
 * Writes the words of one language that another reads as a number as what their reader means, which
 * is asked about: `22720 once` in English as `one time`, `22423 sept` in English and Spanish as the
 * month.
 */
export function withoutFalseNumbers(line: string, language: Language): string {
  const plain =
    language !== '' || SPANISH.test(line)
      ? line
      : line.replace(TIMES_WORD, (word) => TIMES[word.toLowerCase()] ?? word);
  return language === 'fr' || FRENCH.test(plain) ? plain : plain.replace(MONTH_WORD, '$1');
}

/** Writes a part of a line without false numbers as it was typed. */
function asTyped(part: string, line: string): string {
  const replaced = [...(line.match(TIMES_WORD) ?? []), ...(line.match(MONTH_WORD) ?? [])];
  return replaced.reduce((shown, word) => {
    const meant = new RegExp(String.raw`\b${TIMES[word.toLowerCase()] ?? word.slice(0, -1)}\b`);
    return meant.test(line) ? shown : shown.replace(meant, word);
  }, part);
}

/** Shows what a person is asked about, or told, as it was typed. */
export const withTypedWords = (reading: OrderReading, typed: readonly string[]): OrderReading => ({
  ...reading,
  lines: reading.lines.map((line) => {
    const [place = 0] = line.places;
    if (!line.unread) return line;
    return {
      ...line,
      unread: { ...line.unread, text: asTyped(line.unread.text, typed[place - 1] ?? '') },
    };
  }),
  skipped: reading.skipped.map((row) => ({
    ...row,
    text: asTyped(row.text, typed[row.place - 1] ?? ''),
  })),
});
