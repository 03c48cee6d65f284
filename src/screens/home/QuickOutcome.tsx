import { styled } from 'styled-components';

import type { LineReport } from '#contract/lines';
import { unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { plainText } from '../../ui/SafeHtml';
import { color, radius, size, space } from '../../ui/theme';

import type { QuickAdd } from './useQuickAdd';

const Said = styled.div`
  font-size: ${size.s};
`;

const Press = styled(SmallButton)`
  width: 100%;
  justify-content: flex-start;
  text-align: left;
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;

const Text = styled.p`
  margin-top: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.badTint};

  &[data-kind='good'] {
    background: ${color.goodTint};
  }

  &[data-kind='warn'] {
    background: ${color.warnTint};
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
      {reason && <Text>{'key' in reason ? t(reason.key) : reason.text}</Text>}
      {outcome && <Sentence outcome={outcome} />}
      {outcome?.candidates && (
        <List>
          {outcome.candidates.map(({ product_id, name }) => (
            <li key={product_id}>
              <Press type="button" onClick={() => onChoose(product_id)}>
                <span className="mono">{product_id}</span> {plainText(name)}
              </Press>
            </li>
          ))}
        </List>
      )}
    </Said>
  );
}

function Sentence({ outcome: line }: { outcome: LineReport }) {
  const t = useTranslate();
  const { code, possible: packs, product, outcome, message } = line;
  if (packs === 0 || !product) return <Text>{`${code}: ${message}`}</Text>;

  const isWhole = outcome === 'added' || outcome === 'merged';
  const units = unitsOf(packs, product.ship_pac);
  return (
    <Text data-kind={isWhole ? 'good' : 'warn'}>
      {t('quick.added', { name: plainText(product.name), packs, units })}
      {!isWhole && ` ${message}`}
    </Text>
  );
}
