/** Date and time of the scanner's clock, without a time zone: `2025-11-23`, `14:41:03`. */
export interface DeviceTime {
  date: string;
  time: string;
}

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/**
 * Returns `undefined` if this is no valid time: the clock was never set, or its seconds are flagged
 * as unreliable (63).
 */
function validTime({ year, month, day, hour, minute, second }: Parts): DeviceTime | undefined {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  if (!isDay || hour > 23 || minute > 59 || second > 59) return undefined;
  return {
    date: `${2000 + year}-${twoDigits(month)}-${twoDigits(day)}`,
    time: [hour, minute, second].map(twoDigits).join(':'),
  };
}

const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();

/**
 * Unpacks the time of a scan from the last four bytes of its record, most significant bit first: 6
 * bits of seconds, 6 of minutes, 5 of hours, 5 of days, 4 of months, 6 of years since 2000 (Symbol
 * CS 1504 protocol).
 */
export function unpackTime(four: Uint8Array): DeviceTime | undefined {
  const bits = new DataView(four.buffer, four.byteOffset, four.byteLength).getUint32(0);
  return validTime({
    second: (bits >>> 26) & 0x3f,
    minute: (bits >>> 20) & 0x3f,
    hour: (bits >>> 15) & 0x1f,
    day: (bits >>> 10) & 0x1f,
    month: (bits >>> 6) & 0x0f,
    year: bits & 0x3f,
  });
}

/**
 * Parses the scanner's clock from the six bytes of its response: second, minute, hour, day, month,
 * year since 2000.
 */
export function parseClock(six: Uint8Array): DeviceTime | undefined {
  if (six.length !== 6) return undefined;
  const [second = 0, minute = 0, hour = 0, day = 0, month = 0, year = 0] = six;
  return validTime({ second, minute, hour, day, month, year });
}

/** Returns the six bytes that set the clock to the local time of `now`. */
export const clockBytes = (now: Date): number[] => [
  now.getSeconds(),
  now.getMinutes(),
  now.getHours(),
  now.getDate(),
  now.getMonth() + 1,
  now.getFullYear() - 2000,
];

/**
 * Returns how many seconds the scanner's clock is behind the local time of `now`; negative if it is
 * ahead.
 */
export const secondsBehind = ({ date, time }: DeviceTime, now: Date): number =>
  Math.round((now.getTime() - new Date(`${date}T${time}`).getTime()) / 1000);
