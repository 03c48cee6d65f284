import type { Language } from '#domain/languages';

import { lettersOf } from './letters';
import { phoneticKey } from './sounds';
import type { KnownWord } from './wordBook';

/** What a search index knows of each word, a column for each fact; filled in the order of words. */
export class WordColumns {
  readonly #language: Language;
  readonly #words: string[] = [];
  readonly #spelled: string[] = [];
  readonly #sounds: string[] = [];
  readonly #letters: Uint32Array;
  readonly #termOf: Uint32Array;
  readonly #heldBy: Uint32Array;

  /** `size` is the most words that there may be. */
  constructor(language: Language, size: number) {
    this.#language = language;
    this.#letters = new Uint32Array(size);
    this.#termOf = new Uint32Array(size);
    this.#heldBy = new Uint32Array(size);
  }

  /** Appends a word; its phonetic key and letter set are computed if they are not known. */
  append(
    word: string,
    { spelled, term, heldBy }: KnownWord,
    sound = phoneticKey(word, this.#language),
    letters = lettersOf(word),
  ): void {
    const index = this.#words.push(word) - 1;
    this.#spelled.push(spelled);
    this.#sounds.push(sound);
    this.#letters[index] = letters;
    this.#termOf[index] = term;
    this.#heldBy[index] = heldBy;
  }

  finish() {
    const { length } = this.#words;
    return {
      words: this.#words,
      spelled: this.#spelled,
      sounds: this.#sounds,
      letters: this.#letters.slice(0, length),
      termOf: this.#termOf.slice(0, length),
      heldBy: this.#heldBy.slice(0, length),
    };
  }
}
