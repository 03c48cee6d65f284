import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';

/** The names are the same in every language. */
const FORMATS = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['json', 'JSON'],
] as const;
export type OrderExportFormat = (typeof FORMATS)[number][0];

const Buttons = styled(ButtonRow)`
  margin-top: ${space(4)};
`;

interface ExportSheetProps {
  /** Number of selected orders; 0 exports the whole queue. */
  chosen: number;
  onChoose: (format: OrderExportFormat) => void;
  onClose: () => void;
}

/** Asks for the file format of an export. */
export function ExportSheet({ chosen, onChoose, onClose }: ExportSheetProps) {
  const t = useTranslate();
  return (
    <Sheet kind="middle" title={t('desk.export.title')} startAt="[data-is-first]" onClose={onClose}>
      <p>{chosen > 0 ? t('desk.export.chosen', { count: chosen }) : t('desk.export.queue')}</p>
      <Buttons>
        {FORMATS.map(([format, name], index) => (
          <Button
            key={format}
            data-is-first={index === 0 ? '' : undefined}
            onClick={() => onChoose(format)}
          >
            {name}
          </Button>
        ))}
      </Buttons>
    </Sheet>
  );
}
