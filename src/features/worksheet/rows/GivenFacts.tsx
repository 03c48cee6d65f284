import { Facts } from '../../../ui/Facts';

/** What was given, as small print. */
export function GivenFacts({ words, isQuiet }: { words: readonly string[]; isQuiet?: boolean }) {
  return (
    <Facts className={isQuiet ? 'hidden-text' : undefined}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </Facts>
  );
}
