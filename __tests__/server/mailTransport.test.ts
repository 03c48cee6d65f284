import { createServer, type AddressInfo } from 'node:net';

import { openMailTransport } from '../../server/mail/mailTransport';
import { renderMail } from '../../server/mail/message';

/** A mail server that accepts what it is sent, or rejects connections. */
async function mailServer(greeting = '220 ready') {
  const requests: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      requests.push(text);
      if (isLetter && !text.endsWith('\r\n.\r\n')) return;
      if (/^QUIT/i.test(text)) return void socket.end('221 bye\r\n');
      const wantsLetter = !isLetter && /^DATA/i.test(text);
      isLetter = wantsLetter;
      socket.write(wantsLetter ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    transport: openMailTransport({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Haberdash <orders@haberdash.test>',
      dataDir: '/nowhere',
      publicUrl: 'https://shop.test',
    }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const letter = {
  ...renderMail('fr', {
    subject: 'Bonjour\r\nBcc: thief@evil.test',
    paragraphs: ['Une <b>phrase</b>'],
  }),
  id: '4711',
  to: ['anna@shop.test'],
  date: new Date('2026-11-21T12:00:00Z'),
};

describe('an e-mail', () => {
  const textWith = (facts?: [string, string][]) =>
    renderMail('', { subject: '', paragraphs: ['An order'], ...(facts && { facts }) });

  it('omits what has no value', () => {
    expect(textWith([['PO number', '']])).toEqual(textWith());
    expect(
      textWith([
        ['PO number', ''],
        ['Units', '12'],
      ]).text,
    ).toContain('\n\nUnits: 12\n\n');
  });
});

describe('a mail server', () => {
  it('receives the e-mail as text and HTML, for one recipient', async () => {
    const { transport, requests, close } = await mailServer();
    await transport(letter);
    await close();
    const conversation = requests.join('');

    expect(conversation.match(/^RCPT TO.*$/gm)).toEqual(['RCPT TO:<anna@shop.test>']);
    expect(conversation).toContain('Message-ID: <4711@shop.test>');
    expect(conversation).toContain('Subject: Bonjour Bcc: thief@evil.test');
    expect(conversation).toContain('text/plain');
    expect(conversation).toContain('Une &lt;b&gt;phrase&lt;/b&gt;');
  });

  it('that refuses the e-mail causes an error', async () => {
    const { transport, close } = await mailServer('554 not today');

    await expect(transport(letter)).rejects.toThrow();
    await close();
  });
});
