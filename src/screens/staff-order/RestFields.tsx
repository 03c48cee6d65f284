import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { space } from '../../ui/theme';

import { ExpectedField } from './ExpectedField';
import type { ExpectedDay } from './useExpectedDay';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  align-items: start;
`;

interface RestFieldsProps {
  /** In ship packs. */
  left: number;
  isWaiting: boolean;
  onWaiting: (isWaiting: boolean) => void;
  expected: ExpectedDay;
}

/** What happens to the packs that are not shipped now. */
export function RestFields({ left, isWaiting, onWaiting, expected }: RestFieldsProps) {
  const t = useTranslate();
  return (
    <Box>
      <CheckRow
        label={t('desk.rest', { count: left })}
        checked={isWaiting}
        onChange={(event) => onWaiting(event.target.checked)}
      />
      {isWaiting && <ExpectedField expected={expected} />}
    </Box>
  );
}
