import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Box, BoxTitle } from '../../ui/Box';
import { ChartRoom } from '../../ui/charts/Chart';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

import { MonthChart } from './MonthChart';
import { useSpending } from './useSpending';

const More = styled.p`
  margin-top: ${space(3)};
`;

/** Spending by month, small, with the way to the rest; nothing for who has not ordered. */
export function SpendingBox() {
  const t = useTranslate();
  const { data: spending, error } = useSpending();
  const isEmpty = spending?.months.every(({ total }) => total === 0);
  if (isEmpty || (error && !spending)) return null;
  return (
    <Box aria-labelledby="spending-title">
      <BoxTitle id="spending-title">{t('spending.title')}</BoxTitle>
      {spending ? <MonthChart spending={spending} isSmall /> : <ChartRoom isSmall />}
      <More>
        <Link to={paths.profile}>{t('spending.whole')}</Link>
      </More>
    </Box>
  );
}
