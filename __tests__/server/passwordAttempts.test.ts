import {
  makePasswordAttempts,
  type PasswordAttempts,
} from '../../server/services/accounts/passwordAttempts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

const MINUTE = 60_000;
const noon = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE);

let data: TestDatabase;
let one: PasswordAttempts;
let other: PasswordAttempts;

beforeEach(async () => {
  data = await openTestDatabase();
  [one, other] = [
    makePasswordAttempts(data.db, 'customer'),
    makePasswordAttempts(data.db, 'customer'),
  ];
});
afterEach(() => data.close());

/** Returns the results of concurrent guesses, sent to two servers alternately. */
const guess = async (times: number, at = noon, account = 'anna') => {
  const results = await Promise.allSettled(
    Array.from({ length: times }, (_, turn) =>
      (turn % 2 ? one : other)({ account, at }, () => Promise.resolve(false)),
    ),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
};

describe('wrong passwords', () => {
  it('count for all servers of one database together', async () => {
    expect(await guess(24 + trials(1))).toBe(10);
    expect(await guess(1, later(14))).toBe(0);
    expect(await guess(24 + trials(1), later(16))).toBe(10);
  });

  it('count for each account, and separately for the staff', async () => {
    await guess(25);
    const staff = makePasswordAttempts(data.db, 'staff');

    expect(await guess(1, noon, 'bea')).toBe(1);
    expect(await staff({ account: 'anna', at: noon }, () => Promise.resolve(true))).toBe(true);
  });

  it('cause no longer wait if a clock was set back', async () => {
    await guess(25);
    const refused = one({ account: 'anna', at: later(-10) }, () => Promise.resolve(true));
    await expect(refused).rejects.toMatchObject({ details: { retryAfter: 15 * 60 } });

    expect(await guess(1, later(-60))).toBe(1);
  });

  it('are stored without the name of whoever guessed', async () => {
    await guess(1, noon, 'anna@shop.test');
    const rows = await data.db.selectFrom('wrong_passwords').selectAll().execute();

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('anna');
  });
});
