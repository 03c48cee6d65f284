import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { ChooseFile } from '../../ui/ChooseFile';
import { Icon } from '../../ui/Icon';
import { color, from, radius, size, space } from '../../ui/theme';

import { PasteBox } from './PasteBox';

const Inputs = styled.div`
  display: grid;
  gap: ${space(6)};

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Zone = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: 260px;
  padding: ${space(6)};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: center;
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;

const ScanIcon = styled(Icon)`
  color: ${color.primary};
`;

const Formats = styled.section`
  margin-top: ${space(8)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
  padding-left: ${space(5)};
  list-style: disc;
`;

const Title = styled.h2`
  margin-bottom: ${space(1)};
  color: ${color.ink};
  font-size: ${size.text};
`;

const FORMATS = ['batch', 'companion', 'terminal', 'list', 'workbook', 'documents'] as const;

interface DropZoneProps {
  storedAs: string;
  onFiles: (files: File[]) => void;
  onText: (text: string) => Promise<boolean>;
}

/** Ways to submit scanned items: as a file or as lines of text. */
export function DropZone({ storedAs, onFiles, onText }: DropZoneProps) {
  const t = useTranslate();
  return (
    <>
      <Inputs>
        <Zone>
          <ScanIcon name="scan" size={48} />
          <ChooseFile isPrimary onFiles={onFiles}>
            {t('opticon.choose')}
          </ChooseFile>
          <Text>{t('opticon.drop')}</Text>
        </Zone>
        <PasteBox storedAs={storedAs} onText={onText} />
      </Inputs>
      <Formats aria-labelledby="opticon-forms">
        <Title id="opticon-forms">{t('opticon.forms')}</Title>
        <p>{t('opticon.forms.why')}</p>
        <List>
          {FORMATS.map((format) => (
            <li key={format}>{t(`opticon.forms.${format}`)}</li>
          ))}
        </List>
      </Formats>
    </>
  );
}
