import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { space } from '../../ui/theme';

const Section = styled.section`
  margin-bottom: ${space(6)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  min-height: 2.5rem;
`;

interface TitledSectionProps {
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}

/** A section of a screen, with its title and tools on one line. */
export function TitledSection({ title, tools, children }: TitledSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Line>
        <h2 id={id}>{title}</h2>
        {tools}
      </Line>
      {children}
    </Section>
  );
}
