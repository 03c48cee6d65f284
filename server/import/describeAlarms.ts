import { COUNTRIES } from '#domain/countries';
import type { Alarm, Guard, Impact } from '#domain/importGuards';

import { AGREEMENTS } from './commandOptions';
import { count } from './report';

const PLACES = { CA: 'Canada', US: 'the US' } as const;

const DEEDS: Record<Guard, (impact: Impact) => string> = {
  withdrawals: ({ withdrawals }) =>
    `withdraw ${count(withdrawals.count)} of ${count(withdrawals.of)} products`,
  zeroed: ({ zeroed }) => {
    const shares = COUNTRIES.filter((country) => zeroed[country].count > 0).map(
      (country) =>
        `${count(zeroed[country].count)} of ${count(zeroed[country].of)} in ${PLACES[country]}`,
    );
    return `set the stock of ${shares.join(' and ') || 'no product'} to zero or less`;
  },
  prices: ({ prices }) =>
    `change the price of ${count(prices.count)} of ${count(prices.of)} rows to more than ten times or less than a tenth`,
};

const wayOf = ({ guard, count: number }: Alarm): string => {
  const option =
    number === 0 ? `omit --${AGREEMENTS[guard]}` : `add --${AGREEMENTS[guard]} ${number}`;
  return guard === 'withdrawals' && number > 0 ? `${option}, or use --update to keep them` : option;
};

/** Describes what an import would do that requires confirmation, and how to confirm it. */
export const describeAlarms = (alarms: readonly Alarm[], impact: Impact): string[] =>
  alarms.map((alarm) => `This would ${DEEDS[alarm.guard](impact)}; ${wayOf(alarm)}.`);
