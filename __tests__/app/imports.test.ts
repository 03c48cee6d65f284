import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import {
  createModuleResolutionCache,
  parseJsonConfigFileContent,
  preProcessFile,
  readConfigFile,
  resolveModuleName,
  sys,
} from 'typescript';

const ROOT = join(__dirname, '../..');
const { config } = readConfigFile(join(ROOT, 'tsconfig.json'), sys.readFile);
const { options, fileNames } = parseJsonConfigFileContent(config, sys, ROOT);

/** What each file imports of this project, types and later chunks as well. */
function importsByFile(): Map<string, string[]> {
  const cache = createModuleResolutionCache(ROOT, (name) => name, options);
  const own = new Set(fileNames.filter((name) => !relative(ROOT, name).startsWith('__tests__')));
  const importsOf = (file: string) =>
    preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
      const { resolvedModule } = resolveModuleName(fileName, file, options, sys, cache);
      const name = resolvedModule?.resolvedFileName ?? '';
      return own.has(name) ? [name] : [];
    });
  return new Map([...own].map((file) => [file, importsOf(file)]));
}

/** Files that import each other, each followed by the one that it imports; none where there is no circle. */
function findCircle(imports: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle.map((name) => relative(ROOT, name));
  }
  return [];
}

describe('the imports', () => {
  const imports = importsByFile();

  it('are found', () => {
    expect(imports.get(join(ROOT, 'src/store/store.ts'))).toContain(
      join(ROOT, 'src/store/customer.ts'),
    );
  });

  it('form no circle, not of types either', () => {
    expect(findCircle(imports)).toEqual([]);
  });
});
