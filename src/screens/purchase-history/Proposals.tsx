import { useState } from 'react';
import { styled } from 'styled-components';

import { FIRST_PROPOSALS, PROPOSAL_GROUPS } from '#domain/proposals';

import type { Proposed } from '../../api/purchaseHistory';
import { Prices } from '../../features/product-card/Prices';
import { QuantityBox } from '../../features/product-card/QuantityBox';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useProduct } from '../../store/useProduct';
import { Availability } from '../../ui/Availability';
import { SmallButton } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { Link } from '../../ui/Link';
import { RowPicture } from '../../ui/RowPicture';
import { SafeHtml } from '../../ui/SafeHtml';
import { takeFocus } from '../../ui/takeFocus';
import { color, from, space } from '../../ui/theme';

const Section = styled.section`
  margin-top: ${space(10)};
`;

const Group = styled.section`
  margin-top: ${space(6)};
`;

const Text = styled.p`
  max-width: 72ch;
  color: ${color.inkSoft};
`;

const Rows = styled.ul`
  display: grid;
  gap: 0 ${space(8)};
  margin: ${space(2)} 0 ${space(3)};
  padding: 0;
  list-style: none;

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${color.line};
`;

const Name = styled(Link)`
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

/**
 * Products that were never bought but may be wanted next; kept apart from purchased ones, and never
 * filled in automatically.
 */
export function Proposals({ proposals }: { proposals: readonly Proposed[] }) {
  const t = useTranslate();
  if (proposals.length === 0) return null;
  return (
    <Section className="no-print" aria-labelledby="proposals-title">
      <h2 id="proposals-title">{t('purchaseHistory.proposals')}</h2>
      <Text>{t('purchaseHistory.proposals.words')}</Text>
      {PROPOSAL_GROUPS.map((group) => (
        <ProposalGroup key={group} group={group} proposals={proposals} />
      ))}
    </Section>
  );
}

interface ProposalGroupProps {
  group: Proposed['group'];
  proposals: readonly Proposed[];
}

/** The likeliest products of a group; the others on request. */
function ProposalGroup({ group, proposals }: ProposalGroupProps) {
  const t = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  const idsOf = (some: readonly Proposed[]) =>
    some.filter((one) => one.group === group).map(({ product_id }) => product_id);
  const all = idsOf(proposals);
  if (all.length === 0) return null;
  const first = idsOf(proposals.slice(0, FIRST_PROPOSALS));
  const rest = all.slice(first.length);
  return (
    <Group aria-labelledby={`proposals-${group}`}>
      <h3 id={`proposals-${group}`}>{t(`purchaseHistory.proposals.${group}`)}</h3>
      <Rows>
        {(isWhole ? all : first).map((id) => (
          <ProposalRow key={id} productId={id} isReached={isWhole && id === rest[0]} />
        ))}
      </Rows>
      {rest.length > 0 && !isWhole && (
        <SmallButton onClick={() => setIsWhole(true)}>
          {t('purchaseHistory.proposals.more', { count: rest.length })}
        </SmallButton>
      )}
    </Group>
  );
}

interface ProposalRowProps {
  productId: string;
  /** Whether it takes the focus when it appears. */
  isReached: boolean;
}

function ProposalRow({ productId, isReached }: ProposalRowProps) {
  const product = useProduct(productId);
  if (!product) return null;
  return (
    <Row>
      <RowPicture image={product.image} />
      <div>
        <Name
          ref={isReached ? takeFocus : undefined}
          to={paths.product(product.product_id, product.country)}
        >
          <SafeHtml html={product.name} />
        </Name>
        <Facts>
          <span className="mono">{product.product_id}</span>
          <Prices product={product} hasRetail={false} />
          <Availability
            classCode={product.class}
            available={product.available ?? 0}
            expectedOn={product.expected_on}
          />
        </Facts>
      </div>
      <QuantityBox product={product} />
    </Row>
  );
}
