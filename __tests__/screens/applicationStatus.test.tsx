import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ApplicationProgress } from '#contract/applicationStatus';

import { errorResponse, unreachable, type MockResponses } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const STATUS = 'GET /api/application-status';

const received: ApplicationProgress = {
  reference: 'A-7Q2M-XK4P',
  status: 'received',
  steps: [{ at: '2026-11-20T15:00:00Z', kind: 'received', text: '' }],
};
const questioned: ApplicationProgress = {
  ...received,
  status: 'question',
  steps: [
    ...received.steps,
    { at: '2026-11-21T15:00:00Z', kind: 'asked', text: 'Which bank branch is it?' },
  ],
};
const answered: ApplicationProgress = {
  ...questioned,
  status: 'under review',
  steps: [...questioned.steps, { at: '2026-11-22T15:00:00Z', kind: 'answered', text: '' }],
};

const shown = (application: ApplicationProgress | null) => ({ status: true, application });

const open = (answers: MockResponses, at = '/application-status') =>
  renderPage({ at, signedIn: false, answers });

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));

describe('the status of an application', () => {
  it('shows the reference, status and history in the browser that submitted it', async () => {
    await open({ [STATUS]: shown(received) });

    expect(await screen.findByText('Reference number: A-7Q2M-XK4P')).toBeVisible();
    expect(screen.getByText('Received')).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'What has happened so far' }));
    expect(steps.getByText('We received your application.')).toBeVisible();
    expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument();
  });

  it('opens from an email link, whose token is removed from the address', async () => {
    const { requests } = await open(
      { 'POST /api/application-status/open': shown(received), [STATUS]: shown(received) },
      '/application-status#t-1',
    );

    expect(await screen.findByText('Received')).toBeVisible();
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(requests[0]?.body).toMatchObject({ token: 't-1' });
    expect(location.hash).toBe('');
  });

  it('says so of a link whose token is damaged', async () => {
    await open(
      {
        'POST /api/application-status/open': errorResponse(404, { message: '' }),
        [STATUS]: shown(null),
      },
      '/application-status#%',
    );

    expect(await screen.findByText(/^This link has been used or has expired/)).toBeVisible();
  });

  it('says that a link was already used, and still shows the status in this browser', async () => {
    await open(
      {
        'POST /api/application-status/open': errorResponse(404, { message: 'Unknown.' }),
        [STATUS]: shown(received),
      },
      '/application-status#t-1',
    );
    expect(await screen.findByText(/^This link has already been used/)).toBeVisible();
    expect(screen.getByText('Received')).toBeVisible();
  });

  it('shows the reason for a decline', async () => {
    const reason = 'No references.';
    const declined = { at: '2026-11-22T15:00:00Z', kind: 'declined', text: reason } as const;
    await open({ [STATUS]: shown({ ...received, status: 'declined', steps: [declined] }) });

    expect(await screen.findByText('Declined')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('links to the sign-in after an approval', async () => {
    await open({ [STATUS]: shown({ ...received, status: 'approved' }) });

    const way = await screen.findByRole('link', { name: 'Back to sign-in' });
    expect(way).toHaveAttribute('href', '/login');
  });
});

describe('a question from the department', () => {
  it('refuses an empty answer or a card number, then sends the answer and shows that it was given', async () => {
    const answers: MockResponses = { [STATUS]: shown(questioned) };
    answers['POST /api/application-status/answer'] = () => {
      answers[STATUS] = shown(answered);
      return shown(answered);
    };
    const { requests } = await open(answers);
    const box = await screen.findByLabelText('Your answer');
    await send();
    expect(await screen.findByText('Please write your answer.')).toBeVisible();
    await userEvent.type(box, '4111 1111 1111 1111');
    await send();
    expect(await screen.findByText(/^This looks like a card number/)).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, ' That of Laval. ');
    await send();

    expect(await screen.findByText('You answered.')).toBeVisible();
    expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument();
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([{ answer: 'That of Laval.', lang: '' }]);
  });

  it('keeps an answer that could not be sent', async () => {
    await open({ [STATUS]: shown(questioned), 'POST /api/application-status/answer': unreachable });
    await userEvent.type(await screen.findByLabelText('Your answer'), 'That of Laval.');
    await send();

    expect(await screen.findByText(/^Your answer could not be sent/)).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('That of Laval.');
  });
});

describe('a browser that knows of no application', () => {
  it('can have a link sent, with the same reply for every address', async () => {
    const { requests } = await open(
      {
        'POST /api/application-status/open': errorResponse(404, { message: 'Unknown.' }),
        'POST /api/application-status/mail': { status: true },
        [STATUS]: shown(null),
      },
      '/application-status#t-1',
    );
    expect(await screen.findByText(/^This link has been used or has expired/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'ada@quilts.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));

    expect(await screen.findByText(/^If we have an application from this address/)).toBeVisible();
    await waitFor(() =>
      expect(requests.at(-1)?.body).toEqual({ email: 'ada@quilts.test', lang: '' }),
    );
  });
});
