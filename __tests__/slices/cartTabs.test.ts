import type { CartIntent } from '../../src/slices/cartIntents';
import {
  followTab,
  inheritTab,
  intentsOfAllTabs,
  hasMissedIntents,
  type TabIntents,
} from '../../src/slices/cartTabs';
import { intentOf } from '../support/cartIntent';

const wishes = (change: Partial<TabIntents> = {}): TabIntents => ({
  intents: [],
  elsewhere: {},
  inherited: [],
  ...change,
});
const add = (id: string, time: number, change: Partial<CartIntent> = {}) =>
  intentOf('add', { [id]: 1 }, { key: id, time, ...change });
const keysOf = (intents: readonly CartIntent[] = []) => intents.map(({ key }) => key);

describe('the pending changes of all tabs', () => {
  it('are listed oldest first', () => {
    const all = {
      intents: [add('C', 3), add('E', 5)],
      elsewhere: { other: [add('D', 4)], third: [add('A', 1)] },
    };

    expect(keysOf(intentsOfAllTabs(all))).toEqual(['A', 'C', 'D', 'E']);
  });
});

describe('a tab has missed changes of another', () => {
  const other = wishes({ intents: [add('A', 1), add('B', 2, { status: 'confirmed' })] });
  const received = (...keys: string[]) =>
    wishes({ elsewhere: { other: keys.map((key) => add(key, 1)) } });

  it.each([
    ['where it does not know it', wishes(), true],
    ['where it knows something else', received('C'), true],
    ['where it knows more', received('A', 'C'), true],
    ['except for what it knows', received('A'), false],
  ])('%s', (_where, tab, isTrue) => {
    expect(hasMissedIntents(tab, other, 'other')).toBe(isTrue);
  });

  it('but not where nothing is pending', () => {
    expect(hasMissedIntents(wishes(), wishes(), 'other')).toBe(false);
  });
});

describe('a tab that follows another', () => {
  it('shows the unconfirmed changes of the other', () => {
    const own = wishes({ intents: [add('MINE', 1)], elsewhere: { third: [add('C', 3)] } });
    const open = [add('A', 1), add('B', 2, { status: 'sent' })];
    const theirs = [...open, add('DONE', 3, { status: 'confirmed' }), add('MINE', 1)];
    followTab(own, 'other', wishes({ intents: theirs }));

    expect(own.elsewhere).toEqual({ third: [expect.objectContaining({ key: 'C' })], other: open });
    expect(keysOf(own.intents)).toEqual(['MINE']);
  });

  it('forgets tabs whose changes the other has taken over', () => {
    const own = wishes({ elsewhere: { gone: [add('A', 1)], third: [add('C', 3)] } });
    followTab(own, 'other', wishes({ intents: [add('A', 1)], inherited: ['gone'] }));

    expect(Object.keys(own.elsewhere)).toEqual(['third', 'other']);
  });

  it('ignores the same state when it arrives again', () => {
    const own = wishes();
    const theirs = wishes({ intents: [intentOf('set', { A: 5 }, { time: 9 })] });
    followTab(own, 'other', theirs);
    const { elsewhere } = own;
    own.intents = [intentOf('set', { A: 3 }, { key: 'typed', time: 1 })];
    followTab(own, 'other', theirs);

    expect(own.elsewhere).toBe(elsewhere);
    expect(keysOf(own.intents)).toEqual(['typed']);
  });

  it('drops its own waiting changes to a line that the other has changed later', () => {
    const set = (key: string, packs: number, time: number) =>
      intentOf('set', { A: packs }, { key, time });
    const own = wishes({ intents: [set('before', 3, 1), set('same', 4, 5), set('after', 7, 9)] });
    followTab(own, 'other', wishes({ intents: [set('theirs', 5, 5)] }));

    expect(keysOf(own.intents)).toEqual(['same', 'after']);
  });
});

describe('a tab that takes over from a closed one', () => {
  it('carries out what was pending, and sends again what had been sent', () => {
    const own = wishes({
      intents: [add('B', 2)],
      elsewhere: {
        gone: [add('A', 1, { tries: 2 }), add('B', 2), add('C', 3, { status: 'sent', tries: 1 })],
        third: [add('D', 4)],
      },
      inherited: ['earlier'],
    });
    inheritTab(own, 'gone');

    expect(own.intents.map(({ key, status, tries }) => [key, status, tries])).toEqual([
      ['A', 'waiting', 2],
      ['B', 'waiting', 0],
      ['C', 'waiting', 2],
    ]);
    expect(Object.keys(own.elsewhere)).toEqual(['third']);
    expect(own.inherited).toEqual(['earlier', 'gone']);
  });

  it('remembers the names of the last fifty', () => {
    const own = wishes();
    for (let at = 0; at < 51; at += 1) inheritTab(own, `tab ${at}`);

    expect([own.inherited.length, own.inherited[0], own.inherited.at(-1)]).toEqual([
      50,
      'tab 1',
      'tab 50',
    ]);
    expect(own.intents).toEqual([]);
  });
});
