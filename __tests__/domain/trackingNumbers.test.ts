import { parseTrackingNumbers } from '#domain/trackingNumbers';

it.each([
  ['one per line', '794697001234\n794697001235', ['794697001234', '794697001235']],
  ['commas and semicolons', '794697001234, 794697001235;794697001236', 3],
  ['bars and spaces', '794697001234|794697001235 794697001236', 3],
  ['groups within a number', '1Z 999 AA1 01 2345 6784', ['1Z999AA10123456784']],
  ['two numbers in groups', '1Z 999 AA1 01 2345 6784\n1Z 999 AA1 01 2345 6793', 2],
  ['a short number', 'PU 4711', ['PU4711']],
  ['a number twice', '794697001234\n794697001234', ['794697001234']],
  ['nothing', ' \n ,', []],
])('reads %s', (_form, typed, expected) => {
  const numbers = parseTrackingNumbers(typed);
  expect(typeof expected === 'number' ? numbers.length : numbers).toEqual(expected);
});
