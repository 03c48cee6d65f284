import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { color, radius, shadow, size, space } from '../../ui/theme';

import { ChooseFile } from './ChooseFile';
import { DropZone } from './DropZone';
import { ReadingOutcome } from './ReadingOutcome';
import { UploadReview } from './UploadReview';
import type { useUpload } from './useUpload';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(6)};

  div {
    flex: 1 1 320px;
  }

  p {
    max-width: 70ch;
    margin-top: ${space(2)};
    color: ${color.inkSoft};
  }
`;

const Ways = styled.div`
  && {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`;

const Overlay = styled.div`
  position: fixed;
  inset: ${space(4)};
  z-index: 60;
  display: grid;
  place-items: center;
  border: 3px dashed ${color.primary};
  border-radius: ${radius.card};
  background: ${color.primaryTint};
  box-shadow: ${shadow};
  font-size: ${size.xl};
  font-weight: 600;
  pointer-events: none;
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
  const { upload, isRestored, readFiles, putAway, keepOrDrop } = uploads;
  const take = (files: File[]) => void readFiles(files);

  return (
    <>
      <Head>
        <div>
          <h1>{t('nav.opticon')}</h1>
          <p>{t('opticon.why')}</p>
        </div>
        {upload && (
          <Ways>
            <ChooseFile onFiles={take}>{t('opticon.another')}</ChooseFile>
            <button type="button" className="button" onClick={putAway}>
              {t('opticon.discard')}
            </button>
          </Ways>
        )}
      </Head>
      <ReadingOutcome uploads={uploads} />
      {upload ? (
        <UploadReview key={upload.id} upload={upload} isResumed={isResumed} onDone={keepOrDrop} />
      ) : (
        isRestored && <DropZone keptAs={textKeptAs} onFiles={take} onText={onText} />
      )}
      {isOver && <Overlay>{t('opticon.drop.now')}</Overlay>}
    </>
  );
}
