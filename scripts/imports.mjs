/** Reads what the files of the project import from each other. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import ts from 'typescript';

import { root } from './setUp.mjs';

const nameOf = (file) => relative(root, file).split(sep).join('/');

/**
 * Returns what each file below the folders imports from them: values, types and lazy imports.
 */
export function readImports(folders) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const own = new Set(
    fileNames.map(nameOf).filter((name) => folders.some((folder) => name.startsWith(`${folder}/`))),
  );
  const importsOf = (file) =>
    ts
      .preProcessFile(readFileSync(join(root, file), 'utf8'))
      .importedFiles.map(({ fileName }) =>
        ts.resolveModuleName(fileName, join(root, file), options, ts.sys, cache),
      )
      .map(({ resolvedModule }) => nameOf(resolvedModule?.resolvedFileName ?? root))
      .filter((name) => own.has(name));
  return new Map([...own].map((file) => [file, importsOf(file)]));
}
