import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How many builds keep their files, this one included. */
const MAX_BUILDS = 5;

/** The program, whose name has the hash of its build. */
const PROGRAM = /^app\.(\w+)\.js$/;

/**
 * Copies the files of this build that are named by their content, for the builds after it: a page
 * that is open during a deployment still asks for those of its own. Returns the folders of the
 * builds before.
 */
export async function keepBuild(siteDir: string, dataDir: string): Promise<string[]> {
  const files = await readdir(join(siteDir, 'assets')).catch(() => []);
  const build = files.flatMap((file) => PROGRAM.exec(file)?.[1] ?? []).at(0);
  if (build === undefined) return [];

  const kept = join(dataDir, 'builds');
  const own = join(kept, build);
  await mkdir(kept, { recursive: true });
  const now = new Date();
  // Used again, after the return to an earlier build.
  await utimes(own, now, now).catch(() => copyBuild(siteDir, own, kept));

  const [, ...before] = await byAge(kept);
  const [remaining, old] = [before.slice(0, MAX_BUILDS - 1), before.slice(MAX_BUILDS - 1)];
  await Promise.all(old.map((folder) => rm(folder, { recursive: true, force: true })));
  return remaining;
}

/** Copies under a name of its own first, since several servers may start at once. */
async function copyBuild(siteDir: string, own: string, kept: string): Promise<void> {
  const copy = await mkdtemp(join(kept, '.'));
  await cp(join(siteDir, 'assets'), join(copy, 'assets'), { recursive: true });
  await rename(copy, own).catch(() => rm(copy, { recursive: true, force: true }));
}

/** Returns the folders of all builds, the latest first. */
async function byAge(kept: string): Promise<string[]> {
  const names = (await readdir(kept)).filter((name) => !name.startsWith('.'));
  const folders = await Promise.all(
    names.map(async (name) => {
      const folder = join(kept, name);
      return { folder, since: (await stat(folder)).mtimeMs };
    }),
  );
  return folders.sort((a, b) => b.since - a.since).map(({ folder }) => folder);
}
