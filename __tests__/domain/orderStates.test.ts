import { ORDER_STATES, orderState } from '../../domain/fulfilment';
import { sharedMessages as en } from '../../domain/messages/en';
import { sharedMessages as es } from '../../domain/messages/es';
import { sharedMessages as fr } from '../../domain/messages/fr';

describe('the state of an order', () => {
  it.each(Object.entries({ en, fr, es }))('has a word of its own in %s', (_language, messages) => {
    const words = Object.entries(messages).filter(([key]) => key.startsWith('order.status.'));

    expect(words.map(([key]) => key).toSorted()).toEqual(
      ORDER_STATES.map((state) => `order.status.${state}`).toSorted(),
    );
    expect(new Set(words.map(([, word]) => word)).size).toBe(ORDER_STATES.length);
  });

  it('is its stage, and for a past order without one, that it was processed', () => {
    expect(orderState({ status: 'released', stage: 'picking' })).toBe('picking');
    expect(orderState({ status: 'released' })).toBe('processed');
    expect(orderState({ status: 'received' })).toBe('received');
    expect(orderState({ status: 'cancelled' })).toBe('cancelled');
  });
});
