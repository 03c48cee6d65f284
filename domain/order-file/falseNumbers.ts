import type { Language } from '../languages';

const words = (all: string): RegExp => new RegExp(String.raw`(?:^|\s)(?:${all})(?=\s|$)`, 'iu');

/** Words that only a Spanish line has, in which `once` is eleven. */
const SPANISH = words(
  String.raw`del?|las?|los|el|un[ao]?s?|y|por favor|quiero|necesito|mand\p{L}*|env[ií]\p{L}*|unidades|paquetes|cajas|piezas|docenas`,
);
/** Words that only a French line has, in which `sept` is seven. */
const FRENCH = words(
  String.raw`sept (?:de|du|des|paquets|bo[iî]tes|caisses|unités|douzaines|autres)|x sept|qt[ée] sept|du|des|et|svp|s['’]il|je|nous|on|pour|voudr\p{L}+|veuillez|envoy\p{L}+|commande\p{L}*|besoin|bonjour|merci`,
);
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
      : line.replace(/\b(?:once|twice)\b/gi, (word) => TIMES[word.toLowerCase()] ?? word);
  return language === 'fr' || FRENCH.test(plain)
    ? plain
    : plain.replace(/(?<![\p{L}\d-])(sep)t(?![\p{L}\d-])/giu, '$1');
}
