import fc from 'fast-check';

import { anyDamagedOrder, BOOKS } from '../support/damagedOrders';
import { makeReader } from '../support/readInThread';
import { trials } from '../support/trials';

let reader: Awaited<ReturnType<typeof makeReader>>;
beforeAll(async () => {
  reader = await makeReader();
});
afterAll(() => reader.close());

describe('the reader of workbooks and text files', () => {
  it.each(BOOKS.map(({ bytes, name }, at) => [name, at, bytes] as const))(
    'responds to %s, undamaged, in time (%i)',
    async (name, _at, content) => {
      expect(await reader.read({ name, language: '', content })).not.toMatch(
        /^(stuck|hung|died|crashed)/,
      );
    },
  );

  it('neither hangs nor crashes, however a file is damaged', async () => {
    await fc.assert(
      fc.asyncProperty(anyDamagedOrder, async (order) => {
        // `stuck` is acceptable: the library that parses binary workbooks is stopped by a timeout,
        // as in the page.
        expect(await reader.read(order)).not.toMatch(/^(hung|died|crashed)/);
      }),
      { numRuns: trials(40), endOnFailure: true },
    );
  });
});
