import { foldCaseAndAccents } from '../foldCaseAndAccents';

import { isMonth } from './figuresInText';
import { noNames, type NamesOf } from './namesOf';
import { withMultiples, withNumberWords } from './numberTokens';
import { isAbout, numberIn } from './numberWords';
import { asksFor } from './ordering';
import { isPieceUnit, isUnit } from './parseAmount';
import { isKnownCode } from './productName';
import { tokenOf, wordOf, type Token } from './tokenOf';
import { withNamedUnits } from './unitsInNames';

const CODE_WORD =
  /^(?:l['’])?(?:sku|code|item|art|article|ref|réf|référence|reference|código|codigo|artículo|articulo|no|n°|nº|num|upc|ean|produit|producto|product|prod)[.:#]*$/i;
/** Before a price: `à 2,08 $`. */
const AT = /^(?:à|a|at)$/i;
/** Before a short number, after other words: `Brush no. 6` is a size. */
const NUMBERED = /^(?:no|n°|nº|num|núm)[.:]*$/i;
/** A comma between two words that are not plain numbers. */
export const CODE_COMMA =
  /(?<=(?:^|[\s,])(?=[^\s,]*\d)[^\s,]*(?:\p{L}|\d{5})[^\s,]*),(?=[^\s,]*\d)(?=[^\s,]*(?:\p{L}|\d{5}))/gu;
const MULTIPLE =
  /(?<=^|\s)(\d{1,4})(dzs?|dzn|doz|dozens?|douzaines?|docenas?|gross|grosses?|pairs?|paires?|pares?)(?=[\s.,;]|$)/gi;
/** `5 more of 22423`: as many as are wanted. */
const MORE =
  /(?<=(?:^|\s)\d{1,4} )(?:more|additional|autres|m[aá]s|otr[oa]s|(?:packs? )?de plus) (?=(?:(?:of|de|du|del)(?: the)? )?\S*\d)/giu;
/** `4 of the 20914`, `4 de la 20914`. */
const OF_THE =
  /(?<=(?:^|\s)(?:of|de|d’|des) )(?:(?:the|these|those|your|la|les?|l['’]|los|las|ces?|cette|vos|votre|es[aeo]s?|est[aeo]s?|sus?) )(?=(?:\d{4}|\p{L}+-?\d))/giu;
const HALF_DOZEN = /(?<=^|\s)(half|demie?|media)-(?=d(?:o[czu]|z))/gi;
/** Before a code; after one, `#310` is the number of a colour or a size. */
const CODE_SIGN = /(?<=^|\s)(?!(?<=(?:\p{L}\S*\d|\d{5})\S* )#\d{1,4}(?:\s|$))#(?=\S{3})/gu;

/** What is separated, tried only on a text that has one of the characters. */
type Separation = readonly [characters: string, pattern: RegExp, replacement: string];

const BEFORE_TIMES: readonly Separation[] = [
  ['*', /(?<=^|\s)\*((?=\S*\d)[\p{L}\d-]{4,})\*(?=\s|$)/gu, '$1'],
  ['$€£', /(?<=(?:^|\s)\d+[.,]\d\d)[ \u00a0\u202f](?=[$€£](?:\s|$))/g, ''],
  ['/', /(?<=\d\s?)c\/u(?![\p{L}\d])\.?/giu, ' ea '],
  // `7 sept` is a day.
  ['(', /(?<=(?:^|\s)7 )\(sept\)/gi, 'seven'],
  ['([{', /\(\s*\)|\[\s*\]|\{\s*\}/g, ' = '],
  ['()[]{}', /[(){}[\]]/g, ' '],
  ['-–—', /(?<=\d\p{L}?|\d\p{L}\p{L})[-–—]+(?=\s*$)/u, ' = '],
  [',;', /[,;](?=\s|$)/g, ' , '],
  [';', /(?<=[\p{L}\d]);(?=\S)/gu, ' , '],
  ['x', /(?<=^|\s)(\d{5,}[A-Za-z]?)x(?=\d{1,4}(?:\s|$))/g, '$1 x '],
  [' ', MORE, ''],
  [' ', OF_THE, ''],
  ['vV', /(?<=^|\s)por (?=favor(?![\p{L}]))/giu, ''],
  ['0123456789', MULTIPLE, '$1 $2 '],
  ['-', HALF_DOZEN, '$1 '],
  ['xX×✕*', /(?<=^|\s)(\d{1,5})\s?[x×✕*](?=\s)|(?<=\s)(\d{1,4})[x×✕*]$/gi, '$1$2 x '],
  ['×✕*', /(?<=^|\s)(\d{1,4})[×✕*](?=\S)/g, '$1 x '],
  ['xX', /(?<=^|\s)(\d{1,4})x(?=\d{5,}\p{L}{0,2}(?:\s|$)|\p{L}+-?\d)/giu, '$1 x '],
];
const TIMES_JOINED = /(?<=^|\s)[x×✕*]\d{1,5}(?=\s|$|[,;.])/gi;
const BEHIND_TIMES: readonly Separation[] = [
  ['×✕*', /(?<=(?:^|\s)\S*(?:\p{L}\S*|\d{5,}))[×✕*](?=\d{1,5}(?:\s|$))/gu, ' x '],
  ['qcQC', /(?<=^|\s)(qty|qté|qte|cant|quantity|quantité|cantidad|ctd)\s?[.:=]*\s?(?=\d)/gi, '$1 '],
  ['@', /(?<=\s|^)@\s?(?=[\d$€£])/g, ' @ '],
  ['@', /(?<=\d)@(?=\d)/g, ' @ '],
  ['>→', /(?<=\S)\s*(?:->|=>|→)\s*(?=\S)/g, ' = '],
  [':=', /(?<=[\p{L}\d])(?<!\b\d{1,2}) ?[:=] ?(?=\d|$)/gu, ' = '],
  [':', /(?<=\p{L}): /gu, ' : '],
  [
    '0123456789',
    /(?<=^|\s)(\d{1,5})\s?(pcs?|pces?|ea|pza?s?|un|uds?)(?:\.|(?=[\s,;]|$))/gi,
    '$1 $2 ',
  ],
  ['.…_', /\.{2,}|…|_{2,}/g, ' = '],
  ['#', CODE_SIGN, ''],
];

const hasAny = (text: string, characters: string): boolean => {
  for (const character of characters) if (text.includes(character)) return true;
  return false;
};

const separated = (text: string, separations: readonly Separation[]): string =>
  separations.reduce(
    (plain, [characters, pattern, replacement]) =>
      hasAny(plain, characters) ? plain.replace(pattern, replacement) : plain,
    text,
  );

/**
 * Separates what is joined but has two meanings: `x3`, `3x`, `qty:3`, `AB-100:3`, `12pcs`, `(3)`.
 * `X853` stays together if it is a code of the catalogue, or starts the line.
 */
function separateJoined(plain: string, namesOf: NamesOf): string {
  const counted = separated(plain, BEFORE_TIMES).replace(TIMES_JOINED, (word, at: number) =>
    namesOf(word) || (at === 0 && /^X\d{3}/.test(word)) ? word : ` x ${word.slice(1)}`,
  );
  return separated(counted, BEHIND_TIMES);
}

/**
 * Separates a code from its quantity at a comma that can be neither a decimal nor a thousands
 * separator.
 */
const separateCommas = (plain: string): string =>
  !plain.includes(',')
    ? plain
    : plain
        .replace(/^([^\s,]*\p{L}[^\s,]*),(\d{1,5})$/u, '$1 , $2')
        .replace(/^(\d{1,3}),([^\s,]*\p{L}[^\s,]*)$/u, '$1 , $2')
        .replace(
          /(?<=^|\s)((?=[^\s,]*\d)[^\s,]*\p{L}[^\s,]*|\d{5,}),(\d{1,5})(?=\s|$)/gu,
          '$1 , $2',
        )
        .replace(
          /(?<=^|\s)(\d{1,3}),((?=[^\s,]*\d)[^\s,]*\p{L}[^\s,]*|\d{5,})(?=\s|$)/gu,
          '$1 , $2',
        )
        .replace(CODE_COMMA, ' , ');

const MARKS_AROUND = /^['‘’`"“”«¿¡]+(?=\S)|(?<=[\p{L}\d])[.!?"”»]+$/gu;
const INCHES = /^\d[\d.,/]*["”]$/;
const QUOTED = /(?<=^|\s)["“”]([^"“”]*)["“”](?=$|[\s,;.])/g;

/** Words of a request that say nothing about what is wanted or how much, without accents. */
const REQUEST: ReadonlySet<string> = new Set(
  [
    'please pls plz thanks thank you kindly send sned ship order add need needs want wants get put throw i we he she they me us can could would will urgent asap hey hi hello yes also ty thx so then ok okay',
    'svp stp merci veuillez envoyer envoyez envoyons commander commandons besoin voulons vouloir voudrais voudrait je nous on il elle tu vous moi me peux pouvez pourriez faut faudrait ajoute ajouter ajoutez rajoute rajouter rajoutez expediez mettez mettre mets prendrais prendrait prendrons prendrions aimerais aimerait aimerions desire desirons veut allo bonjour bonsoir salut oui aussi donc alors',
    'urgent urgente gracias favor porfa porfi porfis porfavor enviar envie envien mandar manda mandas mande manden mandame mandeme mandenme quiero quiere quisiera queremos necesito necesitamos ocupo ocupamos pedir pido pide agregar agregue agreguen surtir ponme pongame hola puede pueden podria podrian nos tambien entonces asi que',
  ].flatMap((words) => words.split(' ')),
);
const AROUND_REQUEST =
  /^[¿¡]*(?:[mn]['’])?(?=\p{L})|(?:-(?:moi|nous|les?|la|en|m['’]en|nous-en))?[,.!:]*$/giu;

const isRequest = (word: string): boolean =>
  /^[¿¡]*\p{L}/u.test(word) && REQUEST.has(foldCaseAndAccents(word.replace(AROUND_REQUEST, '')));

/** A word that is neither a code nor a number. */
const isPlainWord = (text: string): boolean =>
  !/\d|^\p{Lu}{2}/u.test(text) && numberIn(text) === undefined && !isUnit(text);

/** `Put me down for 6`, `send in 6`. */
const AFTER_ASKING = /^(?:down|in|up|over|out|along|through|for|pour|para)$/i;

/** Removes the words before the one that asks: `Our shop would need 6 of 22423`. */
function withoutLeadIn(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isPlainWord(word));
  const asking = words.findLastIndex(
    (word, at) => at < first && (isRequest(word) || asksFor(word)),
  );
  if (asking < 0) return words;
  const from = words.findIndex((word, at) => at > asking && !AFTER_ASKING.test(word));
  return from < 0 ? [] : words.slice(from);
}

const MAX_WORD_LENGTH = 60;

/** A number that is not exact, `about 20`, is no quantity. */
const withoutEstimates = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.kind === 'q' && isAbout(tokens[at - 1]?.text)
      ? { kind: 'n', text: token.text, reason: 'invalidQuantity' }
      : token,
  );

/** `Dec 4`, `4 déc.` and `December 2026` are no quantities, unless something else says so. */
function withDays(tokens: readonly Token[]): Token[] {
  const namesMonth = (token: Token | undefined) => token?.kind === 'w' && isMonth(token.text);
  return tokens.map((token, at) => {
    const isDay =
      token.kind === 'q' &&
      (Number(token.text) <= 31 || /^20\d\d$/.test(token.text)) &&
      !token.written;
    const isBeside = namesMonth(tokens[at - 1]) || namesMonth(tokens[at + 1]);
    return isDay && isBeside ? { kind: 'n', text: token.text, reason: 'ambiguousLine' } : token;
  });
}

/** `lot 310` names the dye lot, or the size of a pack; `3 lots` counts packs. */
const isLot = (tokens: readonly Token[], at: number): boolean =>
  /^lot$/i.test(tokens[at]!.text) && tokens[at + 1]?.kind === 'q' && tokens[at - 1]?.kind !== 'q';

/** `24 pcs` and `pcs 24` count pieces, `24 packs` does not. */
function withPieces(tokens: readonly Token[]): Token[] {
  const isPieces = (at: number) => tokens[at]?.kind === 'u' && isPieceUnit(wordOf(tokens[at].text));
  return tokens.map((token, at) => {
    if (isLot(tokens, at)) return { kind: 'w', text: token.text };
    const isBehind = isPieces(at - 1) && tokens[at - 2]?.kind !== 'q';
    const isOf = token.kind === 'q' && (isPieces(at + 1) || isBehind);
    return isOf ? { ...token, inPieces: true } : token;
  });
}

/** Splits a known code from a separator and a number joined to it: `22423/4`, `85123Ax6`. */
export function splitJoinedCode(text: string, namesOf: NamesOf): string[] {
  if (!/\d/.test(text) || text.length > MAX_WORD_LENGTH || namesOf(text)) return [text];
  for (const { index, 0: mark } of text.matchAll(/[/+&,:=x×*-]/gi)) {
    const [left, right] = [text.slice(0, index), text.slice(index + 1)];
    const isTimes = /[x×*]/i.test(mark) ? 'x' : '=';
    const [isLeft, isRight] = [left, right].map((side) => namesOf(side) !== undefined);
    if (isLeft && isRight) return [left, ',', right];
    if (isLeft && right === '') return [left, isTimes];
    if ((isLeft && /^\d{1,4}$/.test(right)) || (isRight && /^\d{1,4}$/.test(left)))
      return [left, isTimes, right];
  }
  return [text];
}

/**
 * A paper size, a pencil grade, a set, a hyphenated word: next to a code these are not another
 * code.
 */
const FORMAT =
  /^(?:[AB]\d|\d?[HBF]{1,2}|(?:SET|S|PACK|PK|JEU|LOT)\/\d{1,3}|\p{Lu}+(?:-\p{Lu}+)+)$/iu;

function withFormats(tokens: readonly Token[], namesOf: NamesOf): Token[] {
  const isFormat = ({ kind, text }: Token) =>
    kind === 'c' && FORMAT.test(text) && namesOf(text) === undefined;
  const hasCode = tokens.some((token) => token.kind === 'c' && !isFormat(token));
  return tokens.map((token) =>
    hasCode && isFormat(token)
      ? { kind: 'w', text: token.text, ...(/\/\d/.test(token.text) && { isSize: true as const }) }
      : token,
  );
}

const isSizeAfter = (before: string | undefined, number: Token | undefined): boolean =>
  before !== undefined &&
  !CODE_WORD.test(before) &&
  !/^(?:\d{1,4}|[x×✕*])$/i.test(before) &&
  /^\d{1,3}$/.test(number?.text ?? '');

/**
 * Tokenises a line into words with their possible meanings; words that merely introduce or request
 * a code are dropped.
 */
export function tokensOf(plain: string, namesOf: NamesOf = noNames): Token[] {
  const words = separateJoined(separateCommas(plain.replace(QUOTED, '$1')), namesOf)
    .split(/\s+/)
    .filter((text) => text !== '');
  const texts = withoutLeadIn(words)
    .filter((text) => !isRequest(text))
    .flatMap((text) => splitJoinedCode(text, namesOf));
  const tokens: Token[] = [];
  for (const [index, text] of [...texts.entries()].reverse()) {
    const isMarked = text.length > 1 && !INCHES.test(text);
    const bare = isMarked ? text.replace(MARKS_AROUND, '') || text : text;
    const word = isKnownCode(bare, namesOf) ? { kind: 'c' as const, text: bare } : tokenOf(bare);
    const isPrice = AT.test(bare) && tokens[0]?.kind === 'p';
    const token = isPrice ? { kind: 'a' as const, text: bare } : word;
    const isIntroduction = CODE_WORD.test(text) && /[cqs]/.test(tokens[0]?.kind ?? '');
    const isSize = NUMBERED.test(text) && isSizeAfter(texts[index - 1], tokens[0]);
    if (!isIntroduction || isSize) tokens.unshift(token);
  }
  const counted = withoutEstimates(withMultiples(withNumberWords(tokens, namesOf), namesOf));
  return withFormats(withPieces(withDays(withNamedUnits(counted, namesOf))), namesOf);
}
