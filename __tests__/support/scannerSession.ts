/** One pull of the trigger. */
export interface Trigger {
  code: string;
  /** Seconds after nine in the morning of 23 November 2025. */
  second: number;
}

export type Session = readonly Trigger[];

/** What was asked for: a unit for each pull of the trigger. */
export function quantitiesOf(session: Session): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const { code } of session) quantities[code] = (quantities[code] ?? 0) + 1;
  return quantities;
}

/** Each code once, with its quantity and the time of its last scan. */
export function tally(session: Session): (Trigger & { quantity: number })[] {
  const quantities = quantitiesOf(session);
  const last = new Map(session.map((trigger) => [trigger.code, trigger]));
  return [...last.values()].map((trigger) => ({
    ...trigger,
    quantity: quantities[trigger.code] ?? 0,
  }));
}

/** The same session every time: product ids and bar codes, some scanned again and again. */
export const SESSION: Session = Array.from({ length: 60 }, (_, second) => ({
  code: ['22577', '012345678905', 'A1234-BLU', '8710841030181', '22698', '71053', '00123', '84992'][
    (second * second + (second >> 2)) % 8
  ]!,
  second: second * 7,
}));
