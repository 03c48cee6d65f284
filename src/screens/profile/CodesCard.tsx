import { useState } from 'react';
import { styled } from 'styled-components';

import type { RememberedCode } from '#contract/rememberedCodes';

import {
  useForgetCodeMutation,
  useListRememberedCodesQuery,
  useRememberCodeMutation,
} from '../../api/rememberedCodes';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useFailureNotice } from '../../store/useFailureNotice';
import { useCustomer } from '../../store/useMarket';
import { SmallButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { plainText, SafeHtml } from '../../ui/SafeHtml';
import { takeFocus } from '../../ui/takeFocus';

import { Card, CardItem, CardList } from './ProfileScreen';

const List = styled(CardList)`
  max-height: 60vh;
  overflow-y: auto;
`;

const Meaning = styled.span`
  flex: 1 1 200px;
`;

/**
 * The customer's own codes and the products they refer to; shown if the server can remember codes.
 */
export function CodesCard() {
  const { isAble } = useFeatureSupport('rememberedCodes');
  return isAble ? <Codes /> : null;
}

function Codes() {
  const t = useTranslate();
  const customer = useCustomer();
  const { data: codes, error, refetch } = useListRememberedCodesQuery(customer);
  const [forgotten, setForgotten] = useState<RememberedCode>();
  const [forget] = useForgetCodeMutation();
  const [remember] = useRememberCodeMutation();
  const { user_id, lang } = customer;
  const tellFailure = useFailureNotice();

  const forgetCode = async (code: RememberedCode) => {
    const { error } = await forget({ user_id, lang, code: code.code });
    if (error) tellFailure(error);
    else setForgotten(code);
  };
  const undo = async ({ code, product }: RememberedCode) => {
    const { error } = await remember({ user_id, lang, code, product_id: product.product_id });
    if (error) tellFailure(error);
    else setForgotten(undefined);
  };

  return (
    <Card aria-labelledby="codes">
      <h2 id="codes">{t('profile.codes')}</h2>
      <p>{t('profile.codes.why')}</p>
      {error && !codes && <LoadError error={error} onRetry={refetch} />}
      <p role="status">
        {forgotten && (
          <>
            {t('profile.codes.forgotten', { code: forgotten.code })}{' '}
            <SmallButton key={forgotten.code} ref={takeFocus} onClick={() => void undo(forgotten)}>
              {t('profile.codes.undo')}
            </SmallButton>
          </>
        )}
        {codes?.length === 0 && !forgotten && t('profile.codes.none')}
      </p>
      {codes && codes.length > 0 && (
        <CodeList codes={codes} onForget={(code) => void forgetCode(code)} />
      )}
    </Card>
  );
}

interface CodeListProps {
  codes: readonly RememberedCode[];
  onForget: (code: RememberedCode) => void;
}

function CodeList({ codes, onForget }: CodeListProps) {
  const t = useTranslate();
  return (
    <List tabIndex={0} aria-labelledby="codes">
      {codes.map((entry) => (
        <CardItem key={entry.code}>
          <strong className="mono">{entry.code}</strong>
          <Meaning>
            <Link to={paths.product(entry.product.product_id, entry.product.country)}>
              <span className="mono">{entry.product.product_id}</span>{' '}
              <SafeHtml html={entry.product.name} />
            </Link>
          </Meaning>
          <SmallButton
            aria-label={t('profile.codes.forget.name', {
              code: entry.code,
              name: plainText(entry.product.name),
            })}
            onClick={() => onForget(entry)}
          >
            {t('profile.codes.forget')}
          </SmallButton>
        </CardItem>
      ))}
    </List>
  );
}
