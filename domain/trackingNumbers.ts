/** Shortest tracking number; what is shorter is a group of digits of a longer one. */
const MIN_LENGTH = 8;

/**
 * Parses tracking numbers, separated by commas, semicolons, bars, lines or spaces. Carriers also
 * print spaces within a number: `1Z 999 AA1 01 2345 6784`.
 */
export const parseTrackingNumbers = (text: string): string[] => [
  ...new Set(
    text.split(/[,;|\r\n]+/).flatMap((entry) => {
      const parts = entry.split(/[\s\u200b]+/).filter(Boolean);
      const areNumbers = parts.every((part) => part.length >= MIN_LENGTH);
      return areNumbers ? parts : [parts.join('')];
    }),
  ),
];
