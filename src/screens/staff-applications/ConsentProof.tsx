import { styled } from 'styled-components';

import type { ReviewedApplication } from '../../api/review';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { from, space } from '../../ui/theme';

import { languageName } from './languageName';
import { ApplicationSection, SectionTitle } from './submittedParts';

const Item = styled.li`
  display: grid;
  gap: 0 ${space(4)};
  padding: ${space(1)} 0;

  ${from.tablet} {
    grid-template-columns: 2fr 1fr 4fr;
  }
`;

/** Consents given and withheld: which wording, in which language, and when. */
export function ConsentProof({ consents }: Pick<ReviewedApplication, 'consents'>) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ApplicationSection aria-labelledby="read-consents">
      <SectionTitle id="read-consents">{t('staff.consents')}</SectionTitle>
      <ul>
        {consents.map(({ name, given, wording, language, at }) => (
          <Item key={name}>
            <span>{t(`staff.consent.${name}` as MessageKey)}</span>
            <strong>{t(given ? 'staff.consent.given' : 'staff.consent.withheld')}</strong>
            <Small as="span">
              {t('staff.consent.proof', {
                wording: format.date(`${wording}T12:00:00`),
                language: languageName(t, language),
                at: format.dateTime(at),
              })}
            </Small>
          </Item>
        ))}
      </ul>
    </ApplicationSection>
  );
}
