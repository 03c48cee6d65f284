import { holdsCardNumber } from '../cardNumbers';

/** The same values, lists and rows with every text left empty that holds a card number. */
export function withoutCardNumbers<Value>(value: Value): Value {
  if (typeof value === 'string') return (holdsCardNumber(value) ? '' : value) as Value;
  if (Array.isArray(value)) return value.map(withoutCardNumbers) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutCardNumbers(part)]),
  ) as Value;
}
