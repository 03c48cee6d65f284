import { styled } from 'styled-components';

import type { Answer } from '#contract/support';
import { COMPANY, telUrl, PHONES } from '#domain/company';

import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { LongHtml } from '../../ui/LongHtml';
import { Prose } from '../../ui/Prose';
import { color, radius, size, space } from '../../ui/theme';

const Box = styled.div`
  max-width: 76ch;
  margin-top: ${space(5)};
`;

const Title = styled.h3`
  margin-bottom: ${space(3)};
  overflow-wrap: anywhere;
`;

const Found = styled.article`
  padding: ${space(4)} 0;
  border-top: 1px solid ${color.line};
`;

const FoundTitle = styled.h4`
  margin: 0 0 ${space(2)};
  font-size: ${size.text};
`;

const NoAnswerText = styled.p`
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.mark};
  border-radius: ${radius.control};
  background: ${color.markTint};
  overflow-wrap: anywhere;
`;

/** Answers that match the question, best first, or contact details if there are none. */
export function Answers({ question, answers }: { question: string; answers: readonly Answer[] }) {
  const t = useTranslate();
  if (answers.length === 0) return <NoAnswer question={question} />;
  return (
    <Box>
      <Title>{t('support.answers', { count: answers.length, question })}</Title>
      {answers.map((found) => (
        <Found key={found.question}>
          <FoundTitle>{found.question}</FoundTitle>
          <Prose>
            <LongHtml html={found.answer} />
          </Prose>
        </Found>
      ))}
    </Box>
  );
}

function NoAnswer({ question }: { question: string }) {
  const t = useTranslate();
  const phone = PHONES[useAppSelector(selectLanguage)];
  return (
    <NoAnswerText>
      {t('support.none', { question })} <a href={telUrl(phone)}>{phone}</a> ·{' '}
      <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
    </NoAnswerText>
  );
}
