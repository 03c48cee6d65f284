/** Example of a webhook for the API documentation. */
export const webhook = {
  id: '5b0c9a44-3f0e-4f43-8f4a-0d1c2b3a4e5f',
  url: 'https://erp.example.com/haberdash',
  kinds: ['order.released'],
  is_on: true,
  off_reason: '',
  failing_since: null,
  last_success_at: '2026-11-23T14:12:05.114Z',
  position: 90817,
  behind: 0,
  waiting: 0,
  failed: 0,
  created_at: '2026-11-23T14:02:03.870Z',
  version: 2,
};

/** Example of a test delivery. */
export const delivery = {
  id: '7d2e1c55-9b1f-4c0e-a7aa-2f6d8c9e0b17',
  event_id: '6f0c1b1f2a6e4d0b9c3f6a0f4f7f0c11',
  seq: 90817,
  kind: 'webhook.test',
  subject: 'webhook 5b0c9a44-3f0e-4f43-8f4a-0d1c2b3a4e5f',
  state: 'delivered',
  attempts: 1,
  due_at: '2026-11-23T14:12:05.114Z',
  tried_at: '2026-11-23T14:12:05.114Z',
  http_status: 204,
  fault: '',
  milliseconds: 41,
  answer: '',
};
