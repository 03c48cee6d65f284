import type { Country } from '#domain/countries';

/** Names of the countries in three languages, without accents, spaces and punctuation. */
const NAMES: Readonly<Record<Country, ReadonlySet<string>>> = {
  CA: new Set(['ca', 'can', 'cdn', 'canada']),
  US: new Set([
    ...['us', 'usa', 'unitedstates', 'unitedstatesofamerica', 'theunitedstates'],
    ...['etatsunis', 'etatsunisdamerique'],
    ...['estadosunidos', 'estadosunidosdeamerica', 'eeuu', 'eua'],
  ]),
};

/** Returns the country with this name or code; `undefined` if it is not one of the shop's. */
export function countryNamed(text: string): Country | undefined {
  const name = text.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase();
  return (Object.keys(NAMES) as Country[]).find((country) => NAMES[country].has(name));
}
