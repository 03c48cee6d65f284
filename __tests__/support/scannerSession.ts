/** One scan. */
export interface Trigger {
  code: string;
  /** Seconds after 9:00 on 23 November 2025. */
  second: number;
}

export type Session = readonly Trigger[];

/** Returns the quantities scanned: one unit per scan. */
export function quantitiesOf(session: Session): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const { code } of session) quantities[code] = (quantities[code] ?? 0) + 1;
  return quantities;
}

/** Returns each code once, with its quantity and the time of its last scan. */
export function tally(session: Session): (Trigger & { quantity: number })[] {
  const quantities = quantitiesOf(session);
  const last = new Map(session.map((trigger) => [trigger.code, trigger]));
  return [...last.values()].map((trigger) => ({
    ...trigger,
    quantity: quantities[trigger.code] ?? 0,
  }));
}

/** A fixed session of product ids and barcodes, some scanned repeatedly. */
export const SESSION: Session = Array.from({ length: 60 }, (_, second) => ({
  code: ['22577', '012345678905', 'A1234-BLU', '8710841030181', '22698', '71053', '00123', '84992'][
    (second * second + (second >> 2)) % 8
  ]!,
  second: second * 7,
}));
