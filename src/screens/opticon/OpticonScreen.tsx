import { styled } from 'styled-components';

import { CameraScanner } from '../../features/camera-scan/CameraScanner';
import { ChooseFile } from '../../features/order-file/ChooseFile';
import { DropOverlay } from '../../features/order-file/DropOverlay';
import { ReadingOutcome } from '../../features/order-file/ReadingOutcome';
import { CableScanner } from '../../features/scanner-cable/CableScanner';
import { UnfinishedLists } from '../../features/worksheet/lists/UnfinishedLists';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { color, space } from '../../ui/theme';

import { DropZone } from './DropZone';
import { UploadReview } from './UploadReview';
import type { useUpload } from './useUpload';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(6)};
`;

const Text = styled.p`
  max-width: 70ch;
  margin-top: ${space(2)};
  color: ${color.inkSoft};
`;

const Part = styled.div`
  flex: 1 1 320px;
`;

const Ways = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Outcomes = styled.div`
  margin-bottom: ${space(4)};

  &:empty {
    display: none;
  }
`;

interface OpticonScreenProps {
  uploads: ReturnType<typeof useUpload>;
  isResumed: boolean;
  /** A file hangs over the page. */
  isOver: boolean;
  textKeptAs: string;
  onText: (text: string) => void;
}

export function OpticonScreen(props: OpticonScreenProps) {
  const { uploads, isResumed, isOver, textKeptAs, onText } = props;
  const t = useTranslate();
  const { upload, isRestored, readFiles, takeLines, readAgain, putAway, keepOrDrop } = uploads;
  const take = (files: File[]) => void readFiles(files);

  return (
    <>
      <Head>
        <Part>
          <h1>{t('nav.opticon')}</h1>
          <Text>{t('opticon.why')}</Text>
        </Part>
        <Ways>
          {isRestored && (
            <>
              <CableScanner onLines={takeLines} />
              <CameraScanner onLines={takeLines} />
            </>
          )}
          {upload && (
            <>
              <ChooseFile onFiles={take}>{t('opticon.another')}</ChooseFile>
              <Button type="button" onClick={putAway}>
                {t('opticon.discard')}
              </Button>
            </>
          )}
        </Ways>
      </Head>
      <Outcomes>
        <ReadingOutcome outcome={uploads.outcome} />
      </Outcomes>
      <UnfinishedLists lists={uploads.lists} openId={upload?.id ?? ''} />
      {upload ? (
        <UploadReview
          key={upload.id}
          upload={upload}
          isResumed={isResumed}
          onChoose={readAgain}
          onDone={keepOrDrop}
        />
      ) : (
        isRestored && <DropZone keptAs={textKeptAs} onFiles={take} onText={onText} />
      )}
      {isOver && <DropOverlay />}
    </>
  );
}
