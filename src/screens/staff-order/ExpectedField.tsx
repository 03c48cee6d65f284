import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { DateField } from '../../ui/DateField';

import type { ExpectedDay } from './useExpectedDay';

const Box = styled.div`
  max-width: 18rem;
`;

/** Optional date on which packs are expected. */
export function ExpectedField({ expected }: { expected: ExpectedDay }) {
  const t = useTranslate();
  return (
    <Box>
      <DateField
        kind="expectedDay"
        label={t('desk.expected')}
        autoComplete="off"
        maxLength={40}
        error={expected.error}
        value={expected.text}
        onChange={expected.setText}
      />
    </Box>
  );
}
