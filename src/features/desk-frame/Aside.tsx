import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { Email } from '../../ui/Email';
import { Small, Term } from '../../ui/Small';
import { color, from, radius, size, space } from '../../ui/theme';

const Box = styled.section`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  margin-bottom: ${space(2)};
  font-size: ${size.l};
`;

interface AsideProps extends ComponentProps<typeof Box> {
  title: string;
  /** For links to it. */
  id?: string;
}

/** A titled part of a record. */
export function Aside({ title, id, children, ...box }: AsideProps) {
  const ownId = useId();
  return (
    <Box aria-labelledby={id ?? ownId} {...box}>
      <Title id={id ?? ownId}>{title}</Title>
      {children}
    </Box>
  );
}

/** A list of entries: what, who and when. */
export const AsideList = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

/** Text written by a person. */
const Quote = styled.blockquote`
  margin: ${space(1)} 0 0;
  padding-left: ${space(3)};
  border-left: 3px solid ${color.line};
  white-space: pre-line;
`;

interface EventEntryProps {
  what: ReactNode;
  at: string;
  who?: string | null | undefined;
  /** Text that was written with it. */
  text?: string | undefined;
  children?: ReactNode;
}

/** What happened, when and by whom. */
export function EventEntry({ what, at, who, text, children }: EventEntryProps) {
  const format = useFormat();
  return (
    <li>
      {what}
      <Small>
        <time dateTime={at}>{format.dateTime(at)}</time>
        {who && (
          <>
            {' · '}
            <Email address={who} />
          </>
        )}
      </Small>
      {children}
      {text && <Quote>{text}</Quote>}
    </li>
  );
}

type HistoryEvent = EventEntryProps & { key: string | number };

interface HistoryProps {
  title: string;
  /** Undefined for one that this client does not know. */
  events: readonly (HistoryEvent | undefined)[];
  /** Shown without events. */
  none?: string;
}

/** A part of a record that lists what happened. */
export function EventList({ title, events, none }: HistoryProps) {
  const known = events.filter((event) => event !== undefined);
  return (
    <Aside title={title}>
      {known.length === 0 && none && <Small>{none}</Small>}
      <AsideList>
        {known.map(({ key, ...event }) => (
          <EventEntry key={key} {...event} />
        ))}
      </AsideList>
    </Aside>
  );
}

const Facts = styled.dl<{ $isRoomy: boolean }>`
  display: grid;
  grid-template-columns:
    fit-content(${({ $isRoomy }) => ($isRoomy ? 'min(24rem, 65%)' : '9rem')})
    minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  margin: 0 0 ${space(2)};

  ${from.tablet} {
    ${({ $isRoomy }) => !$isRoomy && 'grid-template-columns: 9rem minmax(0, 1fr);'}
  }
`;

const Value = styled.dd`
  margin: 0;
`;

interface FactListProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Whether long labels have the room for one line. */
  isRoomy?: boolean;
}

/** Labels and their values, side by side; without those that are empty. */
export function FactList({ facts, isRoomy = false }: FactListProps) {
  return (
    <Facts $isRoomy={isRoomy}>
      {facts.map(([label, value]) => [
        value && <Term key={`${label} term`}>{label}</Term>,
        value && <Value key={label}>{value}</Value>,
      ])}
    </Facts>
  );
}

/** The parts of a record on a desk screen, side by side. */
export const RecordParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
