/** Stands for the new number of a product that was removed or read again. */
export const REMOVED = 2 ** 32 - 1;

/**
 * Carries a sorted list of product numbers over to the next snapshot: products that remain keep
 * their order under their new numbers, and entering ones are inserted in order. `moved` maps each
 * old number to the new one.
 */
export function renumberSorted(
  numbers: Uint32Array,
  moved: Uint32Array,
  entering: readonly number[],
  isBefore: (one: number, other: number) => boolean = (one, other) => one < other,
): Uint32Array {
  const removed = REMOVED;
  const result = new Uint32Array(numbers.length + entering.length);
  let count = 0;
  let next = 0;
  const append = (number: number) => {
    result[count] = number;
    count += 1;
  };
  for (let index = 0; index < numbers.length; index += 1) {
    const number = moved[numbers[index]!]!;
    if (number === removed) continue;
    for (; next < entering.length && isBefore(entering[next]!, number); next += 1) {
      append(entering[next]!);
    }
    append(number);
  }
  for (; next < entering.length; next += 1) append(entering[next]!);
  return result.slice(0, count);
}
