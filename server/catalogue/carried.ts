/** Instead of a number: the product left, or is read anew. */
export const GONE = 2 ** 32 - 1;

/**
 * A list of products' numbers after some have changed: those that stay keep their order and bear their new
 * numbers, and those that come in stand at their places. `moved` has the new number of each old one.
 */
export function carried(
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
