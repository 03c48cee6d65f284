import { styled } from 'styled-components';

import { readLanguage } from '#domain/languages';

import type { ReviewedApplication } from '../../api/review';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, from, size, space } from '../../ui/theme';

import { languageKey } from './naming';

const Part = styled.section`
  padding: ${space(4)} 0;
  border-top: 1px solid ${color.line};
`;

const Proof = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Item = styled.li`
  display: grid;
  gap: 0 ${space(4)};
  padding: ${space(1)} 0;

  ${from.tablet} {
    grid-template-columns: 2fr 1fr 4fr;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

/** What was agreed to and what was not: which wording, in which language, and when. */
export function ConsentProof({ consents }: Pick<ReviewedApplication, 'consents'>) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Part aria-labelledby="read-consents">
      <Title id="read-consents">{t('staff.consents')}</Title>
      <ul>
        {consents.map(({ name, given, wording, language, at }) => (
          <Item key={name}>
            <span>{t(`staff.consent.${name}` as MessageKey)}</span>
            <strong>{t(given ? 'staff.consent.given' : 'staff.consent.withheld')}</strong>
            <Proof>
              {t('staff.consent.proof', {
                wording: format.date(`${wording}T12:00:00`),
                language: t(languageKey(readLanguage(language) ?? '')),
                at: format.dateTime(at),
              })}
            </Proof>
          </Item>
        ))}
      </ul>
    </Part>
  );
}
