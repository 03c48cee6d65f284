import { styled } from 'styled-components';

import type { LineReport } from '#contract/lines';
import { unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { plainText } from '../../ui/SafeHtml';
import { color, radius, size, space } from '../../ui/theme';

import type { QuickAdd } from './useQuickAdd';

const Said = styled.div`
  font-size: ${size.s};

  > p {
    margin-top: ${space(3)};
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.control};
    background: ${color.badTint};
  }

  > p[data-kind='good'] {
    background: ${color.goodTint};
  }

  > p[data-kind='warn'] {
    background: ${color.warnTint};
  }

  ul {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(2)};
  }

  button {
    width: 100%;
    justify-content: flex-start;
    text-align: left;
  }
`;

interface QuickOutcomeProps extends Pick<QuickAdd, 'outcome' | 'reason'> {
  /** One of several products with this code was meant. */
  onChoose: (productId: string) => void;
}

/** What became of the last code; read aloud, because the cursor is back in the box by then. */
export function QuickOutcome({ outcome, reason, onChoose }: QuickOutcomeProps) {
  const t = useTranslate();
  return (
    <Said role="status">
      {reason && <p>{'key' in reason ? t(reason.key) : reason.text}</p>}
      {outcome && <Sentence outcome={outcome} />}
      {outcome?.candidates && (
        <ul>
          {outcome.candidates.map(({ product_id, name }) => (
            <li key={product_id}>
              <button type="button" className="button small" onClick={() => onChoose(product_id)}>
                <span className="mono">{product_id}</span> {plainText(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Said>
  );
}

function Sentence({ outcome: line }: { outcome: LineReport }) {
  const t = useTranslate();
  const { code, possible: packs, product, outcome, message } = line;
  if (packs === 0 || !product) return <p>{`${code}: ${message}`}</p>;

  const isWhole = outcome === 'added' || outcome === 'merged';
  const units = unitsOf(packs, product.ship_pac);
  return (
    <p data-kind={isWhole ? 'good' : 'warn'}>
      {t('quick.added', { name: plainText(product.name), packs, units })}
      {!isWhole && ` ${message}`}
    </p>
  );
}
