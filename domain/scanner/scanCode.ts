import { kindOf } from '../delimited/cells';

import { MAX_CODE_LENGTH, type UnreadReason } from './scannerFile';

/** A long code that a spreadsheet treated as a number: its last digits are lost. */
const SCIENTIFIC = /^\d[.,]?\d*E\+\d{1,3}$/i;
/** Control characters; TAB and GS may be part of a code. */
// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const CONTROL_CHARACTER = /[\0-\x08\x0a-\x1c\x1e\x1f\x7f-\x9f\ufffd]/;
const MARKUP = /[<>{}]/;
/** The total at the end of a list. */
const SUM = /^(?:grand |sub-?)?totals?$/i;
const MAX_WORDS = 3;
/** Most codes match this, and nothing else can. */
const DIGITS = /^\d{1,30}$/;
const LETTER_OR_DIGIT = /[\p{L}\d]/u;

/**
 * Several words are a sentence, unless they are few and include a digit: `PAD 12`, `AB 1234 BLUE`.
 */
function isSentence(text: string): boolean {
  if (!text.includes(' ')) return false;
  return (
    text.split(/ +/, MAX_WORDS + 1).length > MAX_WORDS || !/\d/.test(text) || /[:;="]/.test(text)
  );
}

/** Returns why the text cannot be a code; `undefined` if it can. */
export function codeProblem(text: string): UnreadReason | undefined {
  if (DIGITS.test(text)) return undefined;
  if (text === '') return 'noCode';
  if (text.length > MAX_CODE_LENGTH) return 'notACode';
  if (SCIENTIFIC.test(text) || CONTROL_CHARACTER.test(text)) return 'damagedCode';
  if (!LETTER_OR_DIGIT.test(text) || MARKUP.test(text) || SUM.test(text) || isSentence(text))
    return 'notACode';
  const kind = kindOf(text);
  const isSomethingElse =
    kind === 'time' || kind === 'timeAndDate' || kind === 'symbology' || kind === 'clockOff';
  return isSomethingElse || (kind === 'date' && text.includes('/')) ? 'notACode' : undefined;
}
