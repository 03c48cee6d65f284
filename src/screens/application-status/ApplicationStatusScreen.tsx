import { styled } from 'styled-components';

import type { ApplicationProgress } from '#contract/applicationStatus';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { FormCard } from '../../ui/FormCard';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { Small } from '../../ui/Small';
import { color, radius, space } from '../../ui/theme';

import { AnswerForm } from './AnswerForm';

const Card = styled(FormCard)`
  display: grid;
  gap: ${space(5)};
`;

const Status = styled.p`
  justify-self: start;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.primaryTint};
  font-weight: 600;

  &[data-status='approved'] {
    background: ${color.goodTint};
  }

  &[data-status='declined'] {
    background: ${color.line};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: ${space(3)} 0 0;
  padding: 0 0 0 ${space(4)};
  border-left: 2px solid ${color.line};
  list-style: none;
`;

const Quote = styled.blockquote`
  margin: ${space(1)} 0 0;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.paper};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface ApplicationStatusScreenProps {
  application: ApplicationProgress;
  /** Whether the link was refused as already used; this browser has access all the same. */
  isRefused: boolean;
  onAnswered: () => void;
}

export function ApplicationStatusScreen(props: ApplicationStatusScreenProps) {
  const { application, isRefused, onAnswered } = props;
  const { reference, status, steps } = application;
  const t = useTranslate();
  const format = useFormat();
  const question = steps.findLast(({ kind }) => kind === 'asked');
  return (
    <Card>
      <PageHead isTight title={t('status.title')} about={t('status.reference', { reference })} />
      {isRefused && <FormMessage>{t('status.usedLink')}</FormMessage>}
      <Status data-status={status}>{t(`application.status.${status}`)}</Status>
      {status === 'question' && question && (
        <AnswerForm question={question.text} onAnswered={onAnswered} />
      )}
      {status === 'approved' && (
        <p>
          {t('status.approved')} <Link to={paths.signIn}>{t('reset.signIn')}</Link>
        </p>
      )}
      <section aria-labelledby="status-steps">
        <h2 id="status-steps">{t('status.steps')}</h2>
        <Steps>
          {steps.map(({ at, kind, text }) => (
            <li key={at + kind}>
              <Small as="time" dateTime={at}>
                {format.date(at)}
              </Small>
              <p>{t(`status.step.${kind}`)}</p>
              {text && <Quote>{text}</Quote>}
            </li>
          ))}
        </Steps>
      </section>
    </Card>
  );
}
