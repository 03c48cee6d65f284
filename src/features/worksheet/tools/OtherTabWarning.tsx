import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { otherTabChosen, thisTabChosen } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { SmallButton } from '../../../ui/Button';
import { color, radius, space } from '../../../ui/theme';
import { useSheet } from '../state/useSheet';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-bottom: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.warn};
  border-radius: ${radius.control};
  background: ${color.warnTint};
`;

/**
 * Warns that the same list was changed in another tab and lets the person choose which version to
 * keep.
 */
export function OtherTabWarning({ sheet }: { sheet: string }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { isOutdated } = useSheet(sheet);
  if (!isOutdated) return null;
  return (
    <Note role="alert">
      {t('lines.otherTab')}
      <SmallButton onClick={() => dispatch(otherTabChosen({ sheet }))}>
        {t('lines.otherTab.show')}
      </SmallButton>
      <SmallButton onClick={() => dispatch(thisTabChosen({ sheet }))}>
        {t('lines.otherTab.goOn')}
      </SmallButton>
    </Note>
  );
}
