import type { CallError } from '../../src/api/callError';
import { reasonOf } from '../../src/api/reasonOf';

const noAnswer: CallError = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
const notJson: object = {
  status: 'PARSING_ERROR',
  originalStatus: 200,
  data: '<',
  error: 'SyntaxError: Unexpected token',
};
const refused = (status: number, data?: unknown) => ({ status, data }) as CallError;

describe('the reason for a failed call', () => {
  it('is the server’s message if it sent one', () => {
    const problem = { status: false, message: 'No room.' };
    expect(reasonOf(refused(409, problem))).toEqual({ text: 'No room.' });
    expect(reasonOf(refused(503, problem))).toEqual({ text: 'No room.' });
  });

  it.each<[string, Parameters<typeof reasonOf>[0], string]>([
    ['nobody answers', noAnswer, 'error.offline'],
    ['the answer takes too long', { status: 'TIMEOUT_ERROR', error: 'x' }, 'error.offline'],
    ['the server is in trouble', refused(502), 'error.trouble'],
    ['it was called too often', refused(429, {}), 'error.trouble'],
    ['there is no such thing', refused(404, '<html>'), 'error.unknown'],
    ['it refuses without a word', refused(400, { status: false }), 'error.refused'],
    ['its word is no sentence', refused(400, { message: { code: 7 } }), 'error.refused'],
    ['its answer is not JSON', notJson as CallError, 'error.unreadable'],
    ['its answer lacks something', { message: 'x is undefined' }, 'error.unreadable'],
  ])('is one of our own messages if %s', (_when, error, key) => {
    expect(reasonOf(error)).toEqual({ key });
  });

  it('is the screen’s own message if there is no response', () => {
    expect(reasonOf(noAnswer, 'reset.failed')).toEqual({ key: 'reset.failed' });
    expect(reasonOf(refused(502), 'reset.failed')).toEqual({ key: 'error.trouble' });
  });
});
