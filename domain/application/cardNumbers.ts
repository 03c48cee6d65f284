import { containsCardNumber } from '../cardNumbers';

/**
 * Returns the value with every text that contains a card number, at any depth of lists and objects,
 * replaced by an empty one.
 */
export function withoutCardNumbers<Value>(value: Value): Value {
  if (typeof value === 'string') return (containsCardNumber(value) ? '' : value) as Value;
  if (Array.isArray(value)) return value.map(withoutCardNumbers) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutCardNumbers(part)]),
  ) as Value;
}
