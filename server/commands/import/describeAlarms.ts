import { COUNTRIES } from '#domain/countries';
import type { Alarm, Guard, Impact } from '#domain/importGuards';

import { CONFIRMATION_OPTIONS } from './commandOptions';
import { formatCount } from './describeImport';

const COUNTRY_NAMES = { CA: 'Canada', US: 'the US' } as const;

const EFFECTS: Record<Guard, (impact: Impact) => string> = {
  withdrawals: ({ withdrawals }) =>
    `withdraw ${formatCount(withdrawals.count)} of ${formatCount(withdrawals.of)} products`,
  zeroed: ({ zeroed }) => {
    const shares = COUNTRIES.filter((country) => zeroed[country].count > 0).map(
      (country) =>
        `${formatCount(zeroed[country].count)} of ${formatCount(zeroed[country].of)} in ${COUNTRY_NAMES[country]}`,
    );
    return `set the stock of ${shares.join(' and ') || 'no product'} to zero or less`;
  },
  prices: ({ prices }) =>
    `change the price of ${formatCount(prices.count)} of ${formatCount(prices.of)} rows to more than ten times, or half or less`,
};

const confirmationAdvice = ({ guard, count: confirmedCount }: Alarm): string => {
  const option =
    confirmedCount === 0
      ? `omit --${CONFIRMATION_OPTIONS[guard]}`
      : `add --${CONFIRMATION_OPTIONS[guard]} ${confirmedCount}`;
  return guard === 'withdrawals' && confirmedCount > 0
    ? `${option}, or use --update to keep them`
    : option;
};

/** Describes what an import would do that requires confirmation, and how to confirm it. */
export const describeAlarms = (alarms: readonly Alarm[], impact: Impact): string[] =>
  alarms.map(
    (alarm) => `This would ${EFFECTS[alarm.guard](impact)}; ${confirmationAdvice(alarm)}.`,
  );
