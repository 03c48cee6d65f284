import { styled } from 'styled-components';

import type { LineReport } from '#contract/lines';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';
import { differsFromRequest, reportClosed, selectReportedLines } from '../slices/cartReport';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { PrimaryButton } from '../ui/Button';
import { SafeHtml } from '../ui/SafeHtml';
import { Sheet } from '../ui/Sheet';
import { color, size, space } from '../ui/theme';

const Lines = styled.ol`
  display: grid;
  margin: ${space(3)} 0 ${space(4)};
  border-top: 1px solid ${color.line};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${color.line};
  font-size: ${size.s};
`;

const Code = styled.p`
  color: ${color.inkSoft};
`;

const Packs = styled.p`
  font-weight: 600;
  text-align: right;
`;

const Message = styled.p<{ $isBad: boolean }>`
  grid-column: 1 / -1;
  color: ${({ $isBad }) => ($isBad ? color.bad : color.warn)};
`;

/**
 * Reports the lines of a combined submission that did not go in as typed; quantities that did not
 * go in remain in their inputs.
 */
export function CartReport() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectReportedLines);
  const close = () => dispatch(reportClosed());
  const differing = lines.filter(differsFromRequest);
  return (
    <Sheet title={t('report.title')} kind="middle" onClose={close}>
      <p>{t('report.whole', { count: lines.length - differing.length, total: lines.length })}</p>
      <Lines>
        {differing.map((line) => (
          <ReportedLine key={line.line} line={line} />
        ))}
      </Lines>
      <PrimaryButton onClick={close}>{t('report.close')}</PrimaryButton>
    </Sheet>
  );
}

function ReportedLine({ line }: { line: LineReport }) {
  const t = useTranslate();
  const format = useFormat();
  const { code, item, possible, product, message } = line;
  return (
    <Line>
      <div>
        {product && (
          <p>
            <SafeHtml html={product.name} />
          </p>
        )}
        <Code className="mono">{code}</Code>
      </div>
      <Packs>
        {t('report.packs', { went: format.number(possible), asked: format.number(item) })}
      </Packs>
      <Message $isBad={possible === 0}>{message}</Message>
    </Line>
  );
}
