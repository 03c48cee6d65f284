import type { ReviewedApplication } from '#contract/review';

/** Formats an application as lines of text for a terminal; empty fields are omitted. */
export function formatApplication(application: ReviewedApplication): string[] {
  const { values, masked, events, consents, others, ...rest } = application;
  return [
    ...table('Application', Object.entries(rest)),
    ...table('Submitted', Object.entries(values)),
    ...table('Confidential', Object.entries(masked)),
    ...table(
      'Consents',
      consents.map(({ name, ...proof }) => [name, proof]),
    ),
    ...table(
      'History',
      events.map(({ at, kind, staff, detail }) => [at, [kind, staff, detail].join(' ').trim()]),
    ),
    ...table(
      'Same address',
      others.map(({ reference, status }) => [reference, status]),
    ),
  ];
}

function table(title: string, rows: readonly [name: string, value: unknown][]): string[] {
  const filled = rows.filter(([, value]) => value !== '' && value !== undefined);
  if (filled.length === 0) return [];
  return [
    '',
    title,
    ...filled.map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `  ${name.padEnd(26)} ${text.replaceAll('\n', ' ')}`;
    }),
  ];
}
