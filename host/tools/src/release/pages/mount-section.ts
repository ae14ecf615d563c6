import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { isSection, type SectionModule } from '@site/sdk/contract';

/** What a section's server build calls the address of its release, such as `/s/hooks/0123456789ab/`. */
export const releaseAddress = '__releaseAddress';

/**
 * Mounts the server build of a section, through the same contract as the browser mounts its client build.
 * @param file the server build
 * @param base the address of the release
 * @param sharedPackages the host's packages by name, so that there is one React
 * @throws Error when the file is not a section, or needs a package that the host does not share
 */
export function mountSection(
  file: string,
  base: string,
  sharedPackages: Readonly<Record<string, unknown>>,
): SectionModule {
  const fromNode = createRequire(file);
  const requireShared = (name: string) => {
    if (Object.hasOwn(sharedPackages, name)) return sharedPackages[name];
    if (isBuiltin(name)) return fromNode(name);
    throw new Error(`${file} needs ${name}, which the host does not share. Build the section again.`);
  };
  const module: { exports: { default?: unknown } } = { exports: {} };
  const parameters = ['require', 'module', 'exports', '__filename', releaseAddress];
  const run = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file });
  run(requireShared, module, module.exports, file, base);
  // The only export of a CommonJS build may be the module itself.
  const section = module.exports.default ?? module.exports;
  if (isSection(section)) return section;
  throw new Error(`${file} is not the server build of a section. Build the section again.`);
}
