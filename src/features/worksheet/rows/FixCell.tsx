import { useState } from 'react';

import { namedProduct } from '#domain/order-file/namedProduct';

import { useTranslate } from '../../../i18n/useTranslate';
import { codeOf, statusOf } from '../../../slices/worksheets/lineStatus';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import { SmallButton } from '../../../ui/Button';
import { plainText } from '../../../ui/SafeHtml';
import { CellAcross } from '../../../ui/table/Row';

import { CorrectCode } from '../codes/CorrectCode';
import { NearMatches } from '../codes/NearMatches';
import { ProductChoices } from '../codes/ProductChoices';

import type { SheetRowProps } from './rowProps';
import { SeenCell } from './SeenCell';
import { UnusualCell } from './UnusualCell';

/** What to do about a line that does not simply go in: choose, correct, look for another, take it all the same. */
export function FixCell(props: SheetRowProps) {
  const { line, decision, isReOrder, isEager, onCorrect, sheet } = props;
  const t = useTranslate();
  const status = statusOf(line, decision);
  const code = codeOf(line, decision);
  const correct = (text: string) => onCorrect(line.id, text);

  const ways = () => {
    if (status === 'seen') return <SeenCell sheet={sheet} line={line} />;
    if (status === 'unusual') return <UnusualCell {...props} />;
    if (status === 'ambiguous') {
      return (
        <ProductChoices
          label={t('lines.choose', { code })}
          products={line.candidates}
          onChoose={(product) => correct(product.product_id)}
        />
      );
    }
    if (status === 'invalid' && code === '') {
      const named = namedProduct(line.given.unread?.text ?? '');
      return named && <Similar code={named.name} isEager={isEager} onChoose={correct} />;
    }
    if (status === 'unknown' && isReOrder) {
      return (
        <CorrectCode key={code} line={line} initial={code} isEager={isEager} onCorrect={correct} />
      );
    }
    if (status === 'unknown') {
      return <Similar key={code} code={code} isEager={isEager} onChoose={correct} />;
    }
    if (status !== 'unavailable' || line.isUnchecked) return null;
    return <Another key={code} {...props} />;
  };
  const found = ways();
  return found && <CellAcross>{found}</CellAcross>;
}

interface SimilarProps {
  code: string;
  isEager: boolean;
  onChoose: (productId: string) => void;
}

/** Near matches of the first wrong codes stand there unasked; those of the others come with a press. */
function Similar({ code, isEager, onChoose }: SimilarProps) {
  const t = useTranslate();
  const [isWanted, setIsWanted] = useState(false);
  if (isEager || isWanted) return <NearMatches text={code} isOn onChoose={onChoose} />;
  return (
    <SmallButton type="button" onClick={() => setIsWanted(true)}>
      {t('lines.code.find')}
    </SmallButton>
  );
}

function Another({ line, onCorrect }: SheetRowProps) {
  const t = useTranslate();
  const [isReplacing, setIsReplacing] = useState(false);
  if (!isReplacing) {
    return (
      <SmallButton type="button" onClick={() => setIsReplacing(true)}>
        {t('lines.replace')}
      </SmallButton>
    );
  }
  return (
    <CorrectCode
      line={line}
      initial={plainText(nameOf(line))}
      isEager
      isReplacing
      onCorrect={(text) => onCorrect(line.id, text)}
    />
  );
}
