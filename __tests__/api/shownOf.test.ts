import { shownOf } from '../../src/api/shownOf';

const answered = {
  data: ['thread'],
  currentData: ['thread'],
  error: undefined,
  isError: false,
  isFetching: false,
  requestId: 'first',
  startedTimeStamp: 1,
};

describe('what a screen shows of a query', () => {
  it('is the same after a request that changed nothing', () => {
    const repeated = { ...answered, requestId: 'second', startedTimeStamp: 2 };
    expect(shownOf(repeated)).toEqual(shownOf(answered));
  });

  it('includes that it is being fetched, and why it failed', () => {
    const error = { status: 500 };
    expect(shownOf({ ...answered, isFetching: true, isError: true, error })).toMatchObject({
      currentData: ['thread'],
      isFetching: true,
      isError: true,
      error,
    });
  });
});
