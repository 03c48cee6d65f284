import { registerTab } from '../../src/store/persistence/presence';
import { makeLocks } from '../support/locks';
import { flushTasks } from '../support/signedInStore';

const openTab = (locks: LockManager | undefined) => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return registerTab();
};

/** Opens two tabs, of which the second is to inherit from the first. */
function openTwoTabs() {
  const locks = makeLocks();
  const tabOf = (name: string) => openTab(locks.of(name) as unknown as LockManager);
  const first = tabOf('first');
  const heir = tabOf('heir');
  const inherited = jest.fn();
  void heir.inherit(first.tab).then(inherited);
  return { first, heir, inherited };
}

describe('a tab', () => {
  it('inherits from another one when that is gone', async () => {
    const { first, inherited } = openTwoTabs();
    await flushTasks();
    expect(inherited).not.toHaveBeenCalled();

    first.leave();
    await flushTasks();
    expect(inherited).toHaveBeenCalledTimes(1);
  });

  it('inherits nothing once its own customer has left', async () => {
    const { first, heir, inherited } = openTwoTabs();
    await flushTasks();
    heir.leave();
    first.leave();
    await flushTasks();

    expect(inherited).not.toHaveBeenCalled();
  });

  it.each([
    ['has no locks', undefined],
    ['refuses locks', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ])('inherits at once in a browser that %s', async (_, locks) => {
    const inherited = jest.fn();
    void openTab(locks as unknown as LockManager)
      .inherit('another')
      .then(inherited);
    await flushTasks();

    expect(inherited).toHaveBeenCalledTimes(1);
  });
});
