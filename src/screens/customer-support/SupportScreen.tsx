import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Answer } from '#contract/support';

import { useTranslate } from '../../i18n/useTranslate';
import { ContactCard } from '../../ui/ContactCard';
import { PageHead } from '../../ui/PageHead';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { space } from '../../ui/theme';
import { WithSide } from '../../ui/WithSide';

import { AskForm } from './AskForm';
import { Faqs } from './Faqs';

const Section = styled.section`
  margin-top: ${space(10)};
`;

const Title = styled.h2`
  margin-bottom: ${space(3)};
`;

/** Keeps the content below out of the viewport while loading, to avoid layout shift. */
const Waiting = styled.div`
  min-height: 80vh;
`;

interface SupportScreenProps {
  faqs: readonly Answer[] | undefined;
  /** Rendered in place of the questions when they could not be loaded. */
  failure: ReactNode;
}

export function SupportScreen({ faqs, failure }: SupportScreenProps) {
  const t = useTranslate();
  return (
    <WithSide>
      <div>
        <PageHead title={t('nav.support')} about={t('support.words')} />
        <Section aria-labelledby="faqs-title" aria-busy={!faqs && !failure}>
          <Title id="faqs-title">{t('support.faqs')}</Title>
          {failure}
          {!faqs && !failure && (
            <Waiting>
              <TableSkeleton />
            </Waiting>
          )}
          {faqs?.length === 0 && <p>{t('support.faqs.empty')}</p>}
          {faqs && faqs.length > 0 && <Faqs faqs={faqs} />}
        </Section>
        <Section aria-labelledby="ask-title">
          <Title id="ask-title">{t('support.ask')}</Title>
          <AskForm />
        </Section>
      </div>
      <ContactCard />
    </WithSide>
  );
}
