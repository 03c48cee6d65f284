import { withDraftLock } from '../../src/features/application/withDraftLock';

const setLocks = (request: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

describe('work on the draft of an application', () => {
  it('is done in a browser that refuses locks', async () => {
    setLocks(() => Promise.reject(new DOMException('Access is denied.', 'SecurityError')));

    expect(await withDraftLock(async () => 'saved')).toBe('saved');
  });

  it('is not repeated if it fails while it holds the lock', async () => {
    setLocks((_: string, work: () => Promise<unknown>) => work());
    const work = jest.fn(() => Promise.reject(new Error('offline')));

    await expect(withDraftLock(work)).rejects.toThrow('offline');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
