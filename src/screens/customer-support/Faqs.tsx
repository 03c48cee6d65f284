import { useState } from 'react';
import { styled } from 'styled-components';

import type { Answer } from '#contract/support';

import { useTranslate } from '../../i18n/useTranslate';
import { Input } from '../../ui/Input';
import { color, size, space } from '../../ui/theme';

import { Faq } from './Faq';
import { anchorOf, filterFaqs } from './filterFaqs';

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
