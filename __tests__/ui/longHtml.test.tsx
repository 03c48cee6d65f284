import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { LongHtml } from '../../src/ui/LongHtml';

const shown = (html: string) =>
  render(
    <MemoryRouter>
      <LongHtml html={html} />
    </MemoryRouter>,
  ).container.innerHTML;

describe('a description', () => {
  it.each([
    ['keeps paragraphs and lists', '<p>a</p><ul><li>b</li></ul><ol><li>c</li></ol>', undefined],
    ['keeps what stresses a word', '<b>a</b><em>b</em>H<sub>2</sub>O', undefined],
    [
      'keeps a link to a safe address',
      '<a href="https://a.test/x">a</a>',
      '<a href="https://a.test/x" rel="noopener noreferrer">a</a>',
    ],
    ['keeps a link within the shop', '<a href="/opticon">a</a>', '<a href="/opticon">a</a>'],
    ['puts headings below that of its section', '<h2>a</h2><h3>b</h3>', '<h3>a</h3><h4>b</h4>'],
    ['drops a script with its text', 'a<script>alert(1)</script>', 'a'],
    ['drops every attribute', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['shows the words of a tag that is not allowed', '<table><tr><td>a</td></tr></table>', 'a'],
    ['shows the words of a link that runs a script', '<a href="javascript:x()">a</a>', 'a'],
    ['shows the words of a link to nowhere in particular', '<a href="//a.test">a</a>', 'a'],
  ])('%s', (_what, html, expected = html) => {
    expect(shown(html)).toBe(expected);
  });
});
