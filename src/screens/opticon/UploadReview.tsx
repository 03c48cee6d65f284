import { useEffect } from 'react';
import { styled } from 'styled-components';

import { openQuestion } from '../../features/order-file/openQuestion';
import type { Choices } from '../../features/order-file/readContent';
import { ReadingDetails } from '../../features/order-file/ReadingDetails';
import { SaveSheet } from '../../features/save-list/SaveSheet';
import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { useOpenSheet } from '../../features/worksheet/state/useOpenSheet';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { CountingChoice } from '../../features/worksheet/tools/CountingChoice';
import { useCounting } from '../../features/worksheet/tools/useCounting';
import { Worksheet } from '../../features/worksheet/Worksheet';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { linesInserted } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { Small } from '../../ui/Small';
import { color, radius, size, space } from '../../ui/theme';

import type { AddedUpload } from './findAddedUpload';
import { uploadSheetName, type ScannerUpload } from './uploads';
import { useEarlierUpload } from './useEarlierUpload';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(1)};
`;

const Title = styled.h2`
  font-size: ${size.text};
  overflow-wrap: anywhere;
`;

const Counting = styled.div`
  margin-left: auto;
`;

const Warning = styled.p`
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.warn};
  border-radius: ${radius.control};
  background: ${color.warnTint};
`;

interface UploadReviewProps {
  upload: ScannerUpload;
  /** Whether the list was begun before the page was loaded. */
  isResumed: boolean;
  onChoose: (choices: Choices) => void;
  onDone: (isDone: boolean) => void;
}

/** Review of one uploaded list, from its parsed lines to the cart. */
export function UploadReview({ upload, isResumed, onChoose, onDone }: UploadReviewProps) {
  const t = useTranslate();
  const format = useFormat();
  const { user_id } = useCustomer();
  const [counting, setCounting] = useCounting();
  const sheet = uploadSheetName(user_id, upload.id);
  useOpenSheet(sheet, counting);
  const dispatch = useAppDispatch();
  const { lines, order, isRestored, wasStored } = useSheet(sheet);
  const isDone = order.length === 0;
  const earlierUpload = useEarlierUpload(upload, sheet);
  const { reading, name } = upload;
  const hasOpenQuestion = openQuestion(upload) !== undefined;
  const isNew = isRestored && !wasStored && !hasOpenQuestion && lines.length === 0;
  // Parsed lines are copied to the sheet once; from then on the sheet stores them.
  useEffect(() => {
    if (isNew) dispatch(linesInserted({ sheet, lines: reading.lines, source: name, isOwn: true }));
  }, [dispatch, isNew, sheet, reading, name]);

  const hasLines = lines.length > 0;
  // A list that is in the cart or was cleared must not return after a reload.
  useEffect(() => {
    if (hasLines) onDone(isDone);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the state of the list matters
  }, [hasLines, isDone]);

  return (
    <section aria-labelledby="upload-title">
      <Head>
        <Title id="upload-title">{upload.name}</Title>
        {isResumed && (
          <Small>{t('opticon.resumed', { when: format.dateTime(upload.readAt) })}</Small>
        )}
        <ReadingDetails read={upload} onChoose={onChoose} />
        {hasLines && (
          <Counting>
            <CountingChoice counting={counting ?? 'packs'} onChoose={setCounting} />
          </Counting>
        )}
      </Head>
      {earlierUpload && <RepeatedUpload earlier={earlierUpload} />}
      {hasLines ? (
        <Worksheet
          sheet={sheet}
          isRepeated={earlierUpload !== undefined}
          tool={<SaveSheet sheet={sheet} name={upload.name} />}
        />
      ) : (
        !hasOpenQuestion && (
          <LinesSkeleton text={t('opticon.checking', { count: reading.lines.length })} />
        )
      )}
    </section>
  );
}

/** Warns that the same list was added before. */
function RepeatedUpload({ earlier }: { earlier: AddedUpload }) {
  const t = useTranslate();
  const format = useFormat();
  const { name, lines, at } = earlier;
  return (
    <Warning role="alert">
      {t('opticon.repeated', { name, count: lines, when: format.dateTime(at) })}
    </Warning>
  );
}
