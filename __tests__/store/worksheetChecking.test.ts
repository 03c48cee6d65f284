import { selectIsConnectionLost } from '../../src/slices/connection';
import { errorResponse, unreachable } from '../support/mockFetch';
import { openSheetWith, shelfServer, startVisit } from '../support/openedSheet';
import { advanceTime, installFakeTimers } from '../support/signedInStore';

const POLL_MS = 3000;

beforeEach(installFakeTimers);
afterEach(() => void jest.useRealTimers());

describe('a look-up without a response', () => {
  it('is repeated once the server can be reached again', async () => {
    const { answers } = shelfServer();
    const [features, lookUp] = [answers['GET /api/features'], answers['POST /api/opticon']];
    const page = await startVisit(answers);
    await page.open();
    Object.assign(answers, {
      'GET /api/features': unreachable,
      'POST /api/opticon': unreachable,
    });
    await page.give({ 'B-2': 3 });
    expect(selectIsConnectionLost(page.store.getState())).toBe(true);
    expect(page.sheetNow().checkFailure).toBeDefined();

    Object.assign(answers, { 'GET /api/features': features, 'POST /api/opticon': lookUp });
    await advanceTime(POLL_MS);
    await advanceTime(1);

    expect(page.sheetNow().checkFailure).toBeUndefined();
    expect(page.sheetNow().lines[0]).toMatchObject({
      outcome: 'ok',
      product: { name: 'Thread B-2' },
    });
  });

  it('is left to the user if the server answers other calls', async () => {
    const { answers } = shelfServer();
    const page = await openSheetWith(
      { ...answers, 'POST /api/opticon': unreachable },
      { 'B-2': 3 },
    );
    await advanceTime(POLL_MS);
    await advanceTime(POLL_MS);

    expect(page.sheetNow().checkFailure).toBeDefined();
    expect(page.calls('POST /api/opticon')).toHaveLength(1);
  });

  it('is repeated for its lines once the lines given later are answered', async () => {
    const { answers } = shelfServer();
    const page = await startVisit(answers);
    await page.open();
    const lookUp = answers['POST /api/opticon'];
    answers['POST /api/opticon'] = errorResponse(500, { message: 'Out of order.' });
    await page.give({ 'B-2': 3 });
    expect(page.sheetNow().checkFailure).toBeDefined();

    answers['POST /api/opticon'] = lookUp;
    await page.give({ 'C-3': 1 });
    await advanceTime(1);
    expect(page.sheetNow().checkFailure).toBeUndefined();
    const names = page.sheetNow().lines.map(({ product }) => product?.name);
    expect(names).toEqual(['Thread B-2', 'Thread C-3']);
  });
});
