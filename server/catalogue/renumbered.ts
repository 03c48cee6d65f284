/** Stands for the new number of a product that was removed or read again. */
export const GONE = 2 ** 32 - 1;

/**
 * Carries a sorted list of product numbers over to the next snapshot: products that remain keep
 * their order under their new numbers, and entering ones are inserted in order. `moved` maps each
 * old number to the new one.
 */
export function renumbered(
  numbers: Uint32Array,
  moved: Uint32Array,
  entering: readonly number[],
  isBefore: (one: number, other: number) => boolean = (one, other) => one < other,
): Uint32Array {
  const gone = GONE;
  const now = new Uint32Array(numbers.length + entering.length);
  let count = 0;
  let next = 0;
  const put = (number: number) => {
    now[count] = number;
    count += 1;
  };
  for (let at = 0; at < numbers.length; at += 1) {
    const number = moved[numbers[at]!]!;
    if (number === gone) continue;
    for (; next < entering.length && isBefore(entering[next]!, number); next += 1) {
      put(entering[next]!);
    }
    put(number);
  }
  for (; next < entering.length; next += 1) put(entering[next]!);
  return now.slice(0, count);
}
