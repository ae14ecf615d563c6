import { readFileSync } from 'node:fs';
import { ContentError } from './content-error.ts';
import { splitFrontMatter } from './front-matter.ts';

/** A page or an entry: its address, and the further ones that its front matter declares. */
interface Addressed {
  file: string;
  address: string;
  aliases: string[];
}

/**
 * Finds addresses that lead to two places, whatever their letter case. An alias leads to the page or entry that declares it, so
 * it can lead neither nowhere nor to another alias.
 * @param all pages of a section, or entries of a page
 */
export function addressProblems(all: Addressed[]): ContentError[] {
  const owners = new Map<string, string>();
  const problems: ContentError[] = [];
  for (const { file, address } of all) {
    const other = owners.get(address.toLowerCase());
    if (other) {
      const problem = `has the address ${address}, which ${other} has too (letter case does not count). Rename one of them.`;
      problems.push(new ContentError(file, undefined, problem));
    }
    owners.set(address.toLowerCase(), file);
  }
  const aliasOwners = new Map<string, string>();
  for (const { file, alias } of all.flatMap(({ file, aliases }) => aliases.map((alias) => ({ file, alias })))) {
    const [page, other] = [owners, aliasOwners].map((one) => one.get(alias.toLowerCase()));
    if (page === file) problems.push(aliasProblem(file, `${alias} is its own address`));
    else if (page) problems.push(aliasProblem(file, `${alias} is the address of ${page}`));
    else if (other) problems.push(aliasProblem(file, `${alias} is already an alias of ${other}`));
    aliasOwners.set(alias.toLowerCase(), file);
  }
  return problems;
}

function aliasProblem(file: string, problem: string): ContentError {
  const line = splitFrontMatter(file, readFileSync(file, 'utf8')).lineOf('aliases');
  const message = `front matter field "aliases": ${problem} (letter case does not count). Take it out.`;
  return new ContentError(file, line, message);
}
