/** @engines both */

import { runOnce } from '../../server/services/actions/runOnce';
import { createCustomer, type TestCustomer } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let data: TestDatabase;
let anna: TestCustomer;

beforeAll(async () => {
  data = await openTestDatabase();
  anna = await createCustomer(data.db, 'anna');
});
afterAll(() => data.close());

const requestOf = (key: string) => ({
  customerId: anna.customerId,
  userId: anna.id,
  route: 'orders',
  key,
  content: { packs: 1 },
  at: new Date('2026-05-12T09:00:00Z'),
});

describe('a request that is repeated under its idempotency key', () => {
  it('is refused while the first is in progress, and gets the same response afterwards', async () => {
    let begin = () => {};
    let end = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const ended = new Promise<void>((resolve) => (end = resolve));
    const first = runOnce(data.db, requestOf('same'), async () => {
      begin();
      await ended;
      return { number: 'first' };
    });
    await begun;
    const again = runOnce(data.db, requestOf('same'), async () => ({ number: 'second' }));
    end();

    await expect(again).rejects.toMatchObject({ status: 409, code: 'request.running' });
    expect(await first).toEqual({ answer: { number: 'first' }, isReplayed: false });
    expect(await runOnce(data.db, requestOf('same'), async () => ({ number: 'third' }))).toEqual({
      answer: { number: 'first' },
      isReplayed: true,
    });
  });

  it('is executed again if the first one failed', async () => {
    const failed = runOnce(data.db, requestOf('failing'), async () => {
      throw new Error('No room.');
    });
    await expect(failed).rejects.toThrow('No room.');

    expect(await runOnce(data.db, requestOf('failing'), async () => 'done')).toEqual({
      answer: 'done',
      isReplayed: false,
    });
  });
});
