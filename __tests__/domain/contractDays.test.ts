import { DAY } from '#contract/fields';

it('the API’s date pattern accepts every calendar day, and nothing else', () => {
  const isDay = new RegExp(`^${DAY}$`);
  const two = (number: number) => `${number}`.padStart(2, '0');
  const wrong: string[] = [];
  for (let year = 1000; year < 3000; year += 1) {
    for (let month = 1; month <= 13; month += 1) {
      const last = month > 12 ? 0 : new Date(Date.UTC(year, month, 0)).getUTCDate();
      for (let day = 0; day <= 32; day += 1) {
        const text = `${year}-${two(month)}-${two(day)}`;
        if (isDay.test(text) !== (day >= 1 && day <= last)) wrong.push(text);
      }
    }
  }
  expect(wrong).toEqual([]);
});
