import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { color, from, radius, space } from '../../ui/theme';

const Cards = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  margin-top: ${space(4)};

  ${from.desktop} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    /* The account, with the password and the addresses beside it. */
    > :first-child {
      grid-row: span 2;
    }
  }
`;

export const Card = styled.section`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** A card as wide as the screen. */
export const WideCard = styled(Card)`
  grid-column: 1 / -1;
`;

/** The products in a card. */
export const CardList = styled.ul`
  width: 100%;
`;

export const CardItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

interface ProfileScreenProps {
  account: ReactNode;
  /** Password card or form, and the other cards of the account. */
  children: ReactNode;
}

export function ProfileScreen({ account, children }: ProfileScreenProps) {
  const t = useTranslate();
  return (
    <>
      <h1>{t('profile.title')}</h1>
      <Cards>
        {account}
        {children}
      </Cards>
    </>
  );
}
