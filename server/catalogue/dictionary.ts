/** Interns texts as numbers, so that a million products can refer to their brand in four bytes. */
export class Dictionary {
  readonly texts: string[];
  readonly #numbers: Map<string, number>;

  constructor(known: readonly string[] = []) {
    this.texts = [...known];
    this.#numbers = new Map(known.map((text, number) => [text, number]));
  }

  /** Returns the number of a text, assigning the next one if it is new. */
  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
