import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';

import type { Answer } from '#contract/support';

import { LongHtml } from '../../ui/LongHtml';
import { Prose } from '../../ui/Prose';
import { color, space } from '../../ui/theme';

const Details = styled.details`
  border-top: 1px solid ${color.line};

  &:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
`;

const Body = styled(Prose)`
  padding: 0 ${space(1)} ${space(4)} ${space(5)};
`;

const Summary = styled.summary`
  padding: ${space(3)} ${space(1)};
  font-weight: 600;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.primary};
  }

  &::marker {
    color: ${color.primary};
  }
`;

/** A question that expands to its answer and puts its anchor in the URL, for sharing. */
export function Faq({ faq, anchor }: { faq: Answer; anchor: string }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const details = useRef<HTMLDetailsElement>(null);
  const isLinked = hash === `#${anchor}`;

  // The element manages its own open state; a URL with this anchor opens and focuses it.
  useEffect(() => {
    if (!isLinked || !details.current) return;
    details.current.open = true;
    details.current.querySelector('summary')?.focus();
  }, [isLinked]);

  const updateHash = () => {
    if (details.current?.open && !isLinked)
      void navigate({ search, hash: anchor }, { replace: true });
  };
  return (
    <Details ref={details} id={anchor} onToggle={updateHash}>
      <Summary>{faq.question}</Summary>
      <Body>
        <LongHtml html={faq.answer} />
      </Body>
    </Details>
  );
}
