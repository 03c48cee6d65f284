import { Facts } from '../../../ui/Facts';

/** What was given, as small print. */
export function OriginalFacts({ facts, isQuiet }: { facts: readonly string[]; isQuiet?: boolean }) {
  return (
    <Facts className={isQuiet ? 'hidden-text' : undefined}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Facts>
  );
}
