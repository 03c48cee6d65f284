/** Whether a calendar day, YYYY-MM-DD, has not passed yet, by the clock of this machine. */
export const isAhead = (day: string, now: Date): boolean =>
  Date.parse(`${day}T24:00`) > now.getTime();
