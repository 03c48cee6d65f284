import { plainName } from '../../domain/plainName';

describe('the plain text of a name', () => {
  it.each([
    ['Cotton <b>thread</b>', 'Cotton thread'],
    ['Scissors<br />8&quot; &amp; 10&quot;', 'Scissors 8" & 10"'],
    ['Beads <br> 6&nbsp;mm', 'Beads 6 mm'],
    ['3 &lt; 4 &amp;lt; 5', '3 < 4 &lt; 5'],
  ])('of %s is %s', (html, text) => {
    expect(plainName(html)).toBe(text);
  });
});
