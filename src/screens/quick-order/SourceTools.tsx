import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { ChooseFile } from '../../ui/ChooseFile';
import { Icon } from '../../ui/Icon';
import { ToolFold } from '../../ui/ToolFold';

import type { ListReading } from './useListReading';
import type { Pasting } from './usePasting';

interface SourceToolsProps {
  pasting: Pasting;
  onFiles: ListReading['readFiles'];
  /** Further sources of lines. */
  sources: ReactNode;
  onFavourites: () => void;
  /** Undefined if the list is empty, because it is new already. */
  onStartNew: (() => void) | undefined;
}

/** Where lines can come from besides typing. */
export function SourceTools(props: SourceToolsProps) {
  const { pasting, onFiles, sources, onFavourites, onStartNew } = props;
  const { opener, isOpen, toggle } = pasting;
  const t = useTranslate();
  return (
    <ButtonRow role="group" aria-label={t('quickOrder.sources')}>
      <ToolFold label={t('quickOrder.sources')}>
        <SmallButton ref={opener} type="button" aria-expanded={isOpen} onClick={toggle}>
          <Icon name="menu" size={16} />
          {t('quickOrder.paste')}
        </SmallButton>
        <ChooseFile onFiles={onFiles}>{t('opticon.choose')}</ChooseFile>
        {sources}
        <SmallButton type="button" onClick={onFavourites}>
          <Icon name="heart" size={16} />
          {t('quickOrder.favourites')}
        </SmallButton>
        {onStartNew && (
          <SmallButton type="button" onClick={onStartNew}>
            <Icon name="plus" size={16} />
            {t('lists.new')}
          </SmallButton>
        )}
      </ToolFold>
    </ButtonRow>
  );
}
