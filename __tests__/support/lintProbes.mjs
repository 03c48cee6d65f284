/**
 * Lints virtual files, given by path and text, and prints ESLint's messages for each import line.
 */
import { ESLint } from 'eslint';

const probes = JSON.parse(process.argv[2]);
const eslint = new ESLint();
const refused = await Promise.all(
  probes.map(async ({ file, text }) => {
    const [{ messages }] = await eslint.lintText(text, { filePath: file });
    return messages
      .filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths')
      .map(({ message }) => message);
  }),
);
console.log(JSON.stringify(refused));
