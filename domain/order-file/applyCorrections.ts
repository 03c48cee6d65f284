import type { Piece } from './piece';
import { unread, type TextReading } from './textReading';

/** Where a reading stands, so that a later one can take its place. */
interface Place {
  piece: Piece;
  at: number;
}

const readingAt = ({ piece, at }: Place): TextReading => piece.readings[at]!;
const codeAt = (place: Place): string | undefined => {
  const reading = readingAt(place);
  return 'code' in reading ? reading.code : undefined;
};

/** Leaves a line to a person, because what was written later may have changed it. */
function doubt(place: Place): void {
  place.piece.readings[place.at] = unread('ambiguousLine', codeAt(place), place.piece.text);
}

/** The lines before a correction, by code and in order. */
class Earlier {
  #all: Place[] = [];
  #byCode = new Map<string | undefined, Place[]>();

  add(place: Place): void {
    this.#all.push(place);
    const code = codeAt(place);
    const same = this.#byCode.get(code);
    if (same) same.push(place);
    else this.#byCode.set(code, [place]);
  }

  /** Those that a correction may mean: the ones with its code, else the last. */
  meantBy(code: string | undefined): readonly Place[] {
    return code === undefined ? this.#all.slice(-1) : (this.#byCode.get(code) ?? []);
  }

  /** Leaves those that may be meant to a person; without a code any may be. */
  doubt(code: string | undefined): void {
    for (const place of code === undefined ? this.#all : this.meantBy(code)) doubt(place);
    if (code === undefined) this.#all = [];
  }
}

/** Puts one corrected quantity in the place of the earlier; what is unclear is asked about. */
function correct(piece: Piece, correction: TextReading, earlier: Earlier): void {
  const code = 'code' in correction && correction.code !== '' ? correction.code : undefined;
  const [place, ...others] = earlier.meantBy(code);
  const reading = place && readingAt(place);
  const isClear = correction.kind === 'pair' && others.length === 0;
  if (isClear && reading?.kind === 'pair') {
    place!.piece.readings[place!.at] = { ...correction, code: reading.code };
    piece.why = 'note';
  } else if (isClear && !place && code !== undefined) piece.readings = [correction];
  else {
    earlier.doubt(code);
    piece.readings = [unread('ambiguousLine', code, piece.text)];
  }
}

/** `Double everything`, `never mind the last one`: a line without a code that changes others. */
const CHANGES_ALL =
  /(?<!\p{L})(?:(?:double|triple|halve|half of) (?:everything|all|that|it|the order)|double[rz]? tout|doublez?-l[ae]s?|duplique\p{L}* todo|everything else|cancel (?:all|everything|that|this|it)|annule[rz]? tout|cancel\p{L}* todo)(?!\p{L})/iu;
const CHANGES_LAST =
  /(?<!\p{L})(?:never ?mind|forget (?:it|that|about|the)|scratch that|laisse[rz]? (?:faire|tomber)|oublie[rz]?|olvid[ae]\p{L}*|change (?:it|that|to)|(?:take|took) (?:that|it) (?:off|out))(?!\p{L})/iu;
/** Says that a product named before is not wanted, or otherwise. */
const TAKES_BACK =
  /(?<!\p{L})(?:cancel\p{L}*|annul\p{L}*|never ?mind|forget|scratch|oublie[rz]?|olvid[ae]\p{L}*|remove|delete|drop|enleve[rz]?|enlève|retire[rz]?|quit[ae]\p{L}*|except|sauf|excepto|menos|instead of|au lieu|en (?:vez|lugar)|no quiero|siempre no|ya no|edit|change|changez|cambi[ae]\p{L}*|don['’]?t|do not|not)(?!\p{L})/iu;

/** Leaves to a person what another part of the text takes back: `22423 6 … forget 22423`. */
function applyChanges(pieces: readonly Piece[]): void {
  const all = new Earlier();
  const changes: { piece: Piece; last: readonly Place[] }[] = [];
  for (const piece of pieces) {
    if (piece.correction || piece.readings.every(({ kind }) => /^(?:unread|note)$/.test(kind)))
      changes.push({ piece, last: all.meantBy(undefined) });
    if (piece.why) continue;
    piece.readings.forEach((reading, at) => {
      if (reading.kind === 'note' || reading.kind === 'unread') return;
      all.add({ piece, at });
    });
  }
  const takenBack = changes.flatMap(({ piece: { codes, text } }) =>
    TAKES_BACK.test(text) ? codes : [],
  );
  for (const code of new Set(takenBack)) all.doubt(code);
  const whole = changes.filter(({ piece }) => piece.codes.length === 0);
  for (const { piece, last } of whole) if (CHANGES_LAST.test(piece.text)) last.forEach(doubt);
  if (whole.some(({ piece }) => CHANGES_ALL.test(piece.text))) all.doubt(undefined);
}

/** Applies what was corrected later in the text: `85123A x 12 … no, make that 8`. */
export function applyCorrections(pieces: readonly Piece[]): void {
  const earlier = new Earlier();
  for (const piece of pieces) {
    if (piece.correction) correct(piece, piece.correction, earlier);
    if (piece.why) continue;
    piece.readings.forEach((reading, at) => {
      if (reading.kind !== 'note') earlier.add({ piece, at });
    });
  }
  applyChanges(pieces);
}
