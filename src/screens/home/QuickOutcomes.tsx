import { styled } from 'styled-components';

import type { LineReport } from '#contract/lines';
import { unitsOf } from '#domain/quantity';

import { translateMessage } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { plainText } from '../../ui/SafeHtml';
import { color, radius, size, space } from '../../ui/theme';

import type { QuickAdd, QuickOutcome } from './useQuickAdd';

const LiveRegion = styled.div`
  font-size: ${size.s};
`;

const CandidateButton = styled(SmallButton)`
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

interface QuickOutcomesProps extends Pick<QuickAdd, 'outcomes'> {
  /** Called with the intended product when a code matches several. */
  onChoose: QuickAdd['choose'];
}

/** Outcomes of the last codes, announced because the focus is already back in the code field. */
export function QuickOutcomes({ outcomes, onChoose }: QuickOutcomesProps) {
  return (
    <LiveRegion role="status">
      {outcomes.map((outcome) => (
        <Outcome key={outcome.key} outcome={outcome} onChoose={onChoose} />
      ))}
    </LiveRegion>
  );
}

interface OutcomeProps extends Pick<QuickOutcomesProps, 'onChoose'> {
  outcome: QuickOutcome;
}

function Outcome({ outcome: { code, report, reason }, onChoose }: OutcomeProps) {
  const t = useTranslate();
  const line = report?.[0];
  return (
    <>
      {reason && <Text>{`${code}: ${translateMessage(t, reason)}`}</Text>}
      {line && <OutcomeText outcome={line} />}
      {line?.candidates && (
        <List>
          {line.candidates.map(({ product_id, name }) => (
            <li key={product_id}>
              <CandidateButton
                onClick={() => onChoose(code, { code: product_id, packs: line.item })}
              >
                <span className="mono">{product_id}</span> {plainText(name)}
              </CandidateButton>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

function OutcomeText({ outcome: line }: { outcome: LineReport }) {
  const t = useTranslate();
  const { code, possible: packs, product, outcome, message } = line;
  if (packs === 0 || !product) return <Text>{`${code}: ${message}`}</Text>;

  const isComplete = outcome === 'added' || outcome === 'merged';
  const units = unitsOf(packs, product.ship_pac);
  return (
    <Text data-kind={isComplete ? 'good' : 'warn'}>
      {t('quick.added', { name: plainText(product.name), packs, units })}
      {!isComplete && ` ${message}`}
    </Text>
  );
}
