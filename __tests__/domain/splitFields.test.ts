import { splitFields } from '../../domain/delimited/splitFields';

describe('a line whose columns are separated by slashes', () => {
  it.each([
    ['10/11/2026/4006381333931/2', ['10/11/2026', '4006381333931', '2']],
    ['4006381333931/2/10/11/2026', ['4006381333931', '2', '10/11/2026']],
    ['4006381333931/2', ['4006381333931', '2']],
  ])('keeps the date whole in %s', (line, fields) => {
    expect(splitFields(line, '/')).toEqual(fields);
  });
});
