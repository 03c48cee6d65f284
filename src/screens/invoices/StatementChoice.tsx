import { useState } from 'react';
import { styled } from 'styled-components';

import type { printStatement } from '#contract/invoices';
import { localDay } from '#domain/days';

import { buildRequest } from '../../api/buildRequest';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useDownload } from '../../store/useDownload';
import { useCustomer } from '../../store/useMarket';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Icon } from '../../ui/Icon';
import { Select } from '../../ui/Input';
import { size } from '../../ui/theme';
import { useIsHydrated } from '../../ui/useIsHydrated';

/** How many months statements are offered for, the current one included. */
const MONTHS = 13;

/** As wide as most months, which come after the page. */
const Choice = styled(Select)`
  min-width: 10.5rem;
  font-size: ${size.s};
`;

/** The months up to the current one, the latest first, as YYYY-MM. */
function latestMonths(): string[] {
  const [year = 0, month = 1] = localDay(new Date()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_none, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Downloads the statement of a month as a PDF. */
export function StatementChoice() {
  const t = useTranslate();
  const format = useFormat();
  const { user_id, lang } = useCustomer();
  const { download, isLoading } = useDownload();
  const isHydrated = useIsHydrated();
  const [months] = useState(latestMonths);
  const [month, setMonth] = useState(months[0] ?? '');
  const request = buildRequest<typeof printStatement>({
    method: 'GET',
    url: '/api/statement',
    query: { user_id, lang, month },
  });
  return (
    <ButtonRow>
      <Choice
        aria-label={t('invoices.month')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      >
        {/* The server's month may be another. */}
        {isHydrated &&
          months.map((one) => (
            <option key={one} value={one}>
              {format.monthOfYear(one)}
            </option>
          ))}
      </Choice>
      <SmallButton
        aria-disabled={isLoading}
        onClick={() => void download(`${t('invoices.statement.file', { month })}.pdf`, request)}
      >
        <Icon name="file" size={16} />
        {t(isLoading ? 'download.preparing' : 'invoices.statement')}
      </SmallButton>
    </ButtonRow>
  );
}
