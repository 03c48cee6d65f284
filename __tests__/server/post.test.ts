import { dueMail } from '../../server/db/mails';
import { queueMail } from '../../server/services/actions/queueMail';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const WAITING = 5;
const AT = new Date('2026-11-23T09:00:00Z');

let data: TestDatabase;
beforeEach(async () => {
  data = await openTestDatabase();
});
afterEach(() => data.close());

describe('the next e-mail that is due', () => {
  it('is read without the e-mails waiting behind it', async () => {
    for (let about = 1; about <= WAITING; about += 1) {
      const mail = { kind: 'orderPlaced', address: 'anna@shop.test', lang: '' } as const;
      await queueMail(data.db, { ...mail, about: `${about}` }, AT);
    }
    const read: number[] = [];
    const recordingDb = data.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        read.push(result.rows.length);
        return Promise.resolve(result);
      },
    });

    expect(await dueMail(recordingDb, AT.toISOString())).toMatchObject({ kind: 'orderPlaced' });
    expect(read).toEqual([1]);
  });
});
