import { RenderingBudget } from '../../server/plugins/renderingBudget';

describe('the processor time of renderings', () => {
  it('is left to others by an address that asks for many', () => {
    const budget = new RenderingBudget(24_000);
    let rendered = 0;
    while (budget.allows('greedy', 0)) {
      budget.spend('greedy', 50);
      rendered += 1;
    }

    expect(rendered).toBe(20);
    expect(budget.allows('other', 0)).toBe(true);
    budget.spend('other', 50);
    expect(budget.allows('other', 0)).toBe(true);
    expect(budget.allows('greedy', 0)).toBe(false);
  });

  it('is a sixth of a core at most for one address that goes on asking', () => {
    const budget = new RenderingBudget(24_000);
    let spent = 0;
    for (let time = 0; time < 60_000; time += 10) {
      if (!budget.allows('greedy', time)) continue;
      budget.spend('greedy', 50);
      spent += 50;
    }

    expect(spent).toBeGreaterThan(5_000);
    expect(spent).toBeLessThan(10_000);
  });

  it('is limited for all addresses together', () => {
    const budget = new RenderingBudget(24_000);
    let rendered = 0;
    while (budget.allows(`address ${rendered}`, 0)) {
      budget.spend(`address ${rendered}`, 50);
      rendered += 1;
    }

    expect(rendered).toBe(80);
    expect(budget.allows('late', 1000)).toBe(true);
  });

  it('is not limited where the limit is 0', () => {
    const budget = new RenderingBudget(0);
    budget.spend('greedy', 1_000_000);

    expect(budget.allows('greedy', 0)).toBe(true);
  });

  it('comes back with time', () => {
    const budget = new RenderingBudget(24_000);
    budget.spend('greedy', 4_000);

    expect(budget.allows('greedy', 0)).toBe(false);
    expect(budget.allows('greedy', 12_000)).toBe(true);
  });
});
