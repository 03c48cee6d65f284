import { useState } from 'react';
import { styled } from 'styled-components';

import { parseQuantityCode } from '#domain/quantityCodes';

import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { color, space } from '../../ui/theme';

import { pictureOf } from './frame';
import { readCodes } from './readCodes';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

const FileButton = styled(Button)`
  position: relative;
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
`;

interface Outcome {
  name: string;
  /** Number of barcodes found; `undefined` while the picture is being read. */
  codes?: number;
  problem?: 'unreadable' | 'reader';
}

async function codesInPicture(file: File): Promise<string[] | 'unreadable' | 'reader'> {
  const picture = await pictureOf(file);
  if (!picture) return 'unreadable';
  const codes = await readCodes(picture).catch(() => 'reader' as const);
  // A still picture does not show which product a quantity belongs to.
  return typeof codes === 'string'
    ? codes
    : codes.filter((code) => parseQuantityCode(code) === undefined);
}

/** Reads barcodes from a photograph, for pages without HTTPS and where live video does not help. */
export function PictureScanner({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Outcome>();

  const readPicture = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    setOutcome({ name });
    const found = await codesInPicture(file);
    if (typeof found === 'string') return setOutcome({ name, problem: found });
    for (const code of found) onCode(code);
    setOutcome({ name, codes: found.length });
  };

  return (
    <Box>
      <FileButton as="label">
        <Icon name="file" size={18} />
        {t('camera.file')}
        <input
          type="file"
          accept="image/*"
          className="hidden-text"
          onChange={(event) => {
            void readPicture(event.target.files?.[0]);
            // Lets the same picture be chosen again.
            event.target.value = '';
          }}
        />
      </FileButton>
      <span role="status">{outcome && outcomeText(outcome, t)}</span>
    </Box>
  );
}

function outcomeText(
  { name, codes, problem }: Outcome,
  t: ReturnType<typeof useTranslate>,
): string {
  if (problem === 'reader') return t('camera.fault.reader');
  if (problem) return t('camera.file.unreadable', { name });
  if (codes === undefined) return t('camera.file.reading', { name });
  return codes === 0 ? t('camera.file.none', { name }) : t('camera.file.found', { count: codes });
}
