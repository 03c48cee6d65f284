import { jsonExcess } from '../../server/plugins/jsonExcess';

const limits = { depth: 3, items: 4, properties: 3 };

describe('the limits of a JSON text', () => {
  it.each([
    ['a list of as many items as allowed', '[1,2,3,4]', undefined],
    ['an item more', '[1,2,3,4,5]', 'items'],
    ['an object with a property too many', '{"a":1,"b":2,"c":3,"d":4}', 'properties'],
    ['a list too long within a list', '[1,[2],[1,2,3,4,5]]', 'items'],
    ['lists that are each short enough', '[[1,2,3],[1,2,3],[1,2,3],[1,2,3]]', undefined],
    ['as many levels as allowed', '[{"a":[]}]', undefined],
    ['a level more', '[{"a":[[]]}]', 'depth'],
    ['punctuation in a text', '["a,b,c,d,e,f","[[[[","}"]', undefined],
    ['an escaped quote in a text', String.raw`["\",,,,,,[[[["]`, undefined],
    ['a text that ends with a backslash', String.raw`["\\",1,2,3,4]`, 'items'],
    ['a text that does not end', '["a,b,c,d,e,f', undefined],
    ['more ends than beginnings', ']]]][1,2,3,4,5]', 'items'],
  ])('apply to %s', (_what, text, excess) => {
    expect(jsonExcess(text, limits)).toBe(excess);
  });
});
