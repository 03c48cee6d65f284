import { styled } from 'styled-components';

import { CameraScanner } from '../../features/camera-scan/CameraScanner';
import { DropOverlay } from '../../features/order-file/DropOverlay';
import { Note } from '../../features/order-file/Note';
import { ReadingOutcome } from '../../features/order-file/ReadingOutcome';
import { CableScanner } from '../../features/scanner-cable/CableScanner';
import { UnfinishedLists } from '../../features/worksheet/lists/UnfinishedLists';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { ChooseFile } from '../../ui/ChooseFile';
import { PageHead } from '../../ui/PageHead';
import { space } from '../../ui/theme';

import { DropZone } from './DropZone';
import { UploadReview } from './UploadReview';
import type { useUpload } from './useUpload';

const Outcomes = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(4)};

  &:empty {
    display: none;
  }
`;

interface OpticonScreenProps {
  uploads: ReturnType<typeof useUpload>;
  isResumed: boolean;
  /** Whether a file is being dragged over the page. */
  isOver: boolean;
  textStoredAs: string;
  onText: (text: string) => Promise<boolean>;
}

export function OpticonScreen(props: OpticonScreenProps) {
  const { uploads, isResumed, isOver, textStoredAs, onText } = props;
  const t = useTranslate();
  const { upload, isRestored, sameFile, readFiles, takeLines, readAgain, close, setIsDone } =
    uploads;
  const openFiles = (files: File[]) => void readFiles(files);

  return (
    <>
      <PageHead title={t('nav.opticon')} about={!upload && t('opticon.why')}>
        {isRestored && (
          <>
            <CableScanner onLines={takeLines} />
            <CameraScanner onLines={takeLines} />
          </>
        )}
        {upload && (
          <>
            <ChooseFile onFiles={openFiles}>{t('opticon.another')}</ChooseFile>
            <SmallButton onClick={close}>{t('opticon.discard')}</SmallButton>
          </>
        )}
        <UnfinishedLists lists={uploads.lists} openId={upload?.id ?? ''} />
      </PageHead>
      <Outcomes>
        <ReadingOutcome outcome={uploads.outcome} />
        {sameFile && (
          <Note>
            <span role="status">{t('opticon.same', { name: sameFile.name })}</span>
            <SmallButton onClick={() => uploads.openSecondList(sameFile)}>
              {t('opticon.same.another')}
            </SmallButton>
          </Note>
        )}
      </Outcomes>
      {upload ? (
        <UploadReview
          key={upload.id}
          upload={upload}
          isResumed={isResumed}
          onChoose={readAgain}
          onDone={setIsDone}
        />
      ) : (
        isRestored && <DropZone storedAs={textStoredAs} onFiles={openFiles} onText={onText} />
      )}
      {isOver && <DropOverlay />}
    </>
  );
}
