import { useState } from 'react';
import { styled } from 'styled-components';

import type { Answer } from '#contract/support';
import { foldCaseAndAccents } from '#domain/foldCaseAndAccents';

import { useTranslate } from '../../i18n/useTranslate';
import { Input } from '../../ui/Input';
import { color, size, space } from '../../ui/theme';

import { Faq } from './Faq';

const Filter = styled.label`
  display: grid;
  gap: ${space(1)};
  max-width: 420px;
  margin-bottom: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Box = styled(Input)`
  width: 100%;
  color: ${color.ink};
  font-size: ${size.text};
`;

const Count = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** Frequently asked questions, filtered as the visitor types. */
export function Faqs({ faqs }: { faqs: readonly Answer[] }) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const filteredFaqs = filterFaqs(faqs, typed);
  return (
    <>
      <Filter>
        {t('support.filter')}
        <Box type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Filter>
      <Count role="status">
        {filteredFaqs.length > 0
          ? t('support.filter.count', { shown: filteredFaqs.length, total: faqs.length })
          : t('support.filter.none')}
      </Count>
      {filteredFaqs.map((faq) => (
        <Faq key={faq.question} faq={faq} anchor={anchorOf(faq.question)} />
      ))}
    </>
  );
}

/** Returns the URL fragment that identifies a question. */
const anchorOf = (question: string): string =>
  foldCaseAndAccents(question)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the FAQs that contain every typed word in their question or answer. */
function filterFaqs(faqs: readonly Answer[], typed: string): readonly Answer[] {
  const words = foldCaseAndAccents(typed).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = foldCaseAndAccents(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
