import { guardName } from '../guard-name.ts';
import type { Place } from '../protocol.ts';
import { withBuiltIns } from './built-ins.ts';
import { checkExports, usedImports } from './check-imports.ts';
import { compile, InvalidCode } from './compile.ts';
import { evaluate, messageOf } from './evaluate.ts';
import { invalidCode } from './invalid-code.ts';
import { missingModule } from './missing-module.ts';
import type { Stacks } from './Stacks.ts';
import { runAsScript } from './script-address.ts';

/** What libraries import the program by: its `files`; `load`, which runs one of them; `compiled`, which only compiles it. */
const programPackage = 'site:program';

type Exports = Record<string, unknown>;
type Require = (name: string) => unknown;
/** What a file is compiled to: gives its code what it can use, and returns the function with it. */
type Compiled = (...args: unknown[]) => (require: Require, exports: Exports) => unknown;

/** A file that was imported. */
interface Loaded {
  module: { exports: Exports };
  hasRun: boolean;
}

const ofEntry = 'async function';

/** The files of a program as modules that import one another by `./name`, and packages by name. Each runs once, or again if it has thrown. */
export class Modules {
  #files: Readonly<Record<string, string>>;
  #packages: Record<string, Exports>;
  #guard: (place: Place) => void;
  #loaded = new Map<string, Loaded>();
  /** Whether files import one another in a circle: nobody can say what they will export. */
  #hasCycle = false;
  #codes = new Map<string, string>();
  /** Files that run as scripts with an address, by keyword and name. */
  #scripts = new Map<string, Compiled>();

  /** @param packages what programs can import by name @param guard what that every loop calls */
  constructor(
    files: Readonly<Record<string, string>>,
    packages: Record<string, Exports>,
    guard: (place: Place) => void,
  ) {
    this.#files = files;
    this.#packages = { ...packages };
    this.#guard = guard;
  }

  /**
   * Adds the packages of a library: a CommonJS script that exports them as `packages`, by name. It can import the packages before it,
   * and the program itself.
   */
  addLibrary(code: string): void {
    this.#packages[programPackage] = {
      files: this.#files,
      load: this.#require,
      compiled: (file: string) => compile(this.#files[file] ?? '', file),
    };
    const module: { exports: { packages?: Record<string, Exports> } } = { exports: {} };
    // biome-ignore lint/security/noGlobalEval: a script of the site, which arrives as text: the sandbox can load nothing.
    globalThis.eval(`(function (require, exports, module) {${code}\n})\n//# sourceURL=library`)(
      this.#require,
      module.exports,
      module,
    );
    Object.assign(this.#packages, module.exports.packages);
  }

  /** Prepares all files as scripts with addresses, for engines whose stacks do not name what `eval` runs. */
  async giveAddresses(entry: string, stacks: Stacks): Promise<void> {
    for (const file of Object.keys(this.#files).filter((name) => /\.[jt]sx?$/.test(name))) {
      const keyword = file === entry ? ofEntry : 'function';
      try {
        this.#compile(file, keyword);
      } catch {
        // It is reported when the program imports the file.
        continue;
      }
      const { value, address } = await runAsScript(this.#expression(file, keyword));
      stacks.addAddress(address, file);
      this.#scripts.set(`${keyword} ${file}`, value as Compiled);
    }
  }

  /** Runs the program's first file, which may await at its top level. @throws InvalidCode, and what the program throws */
  async run(entry: string): Promise<void> {
    await this.#run(entry, ofEntry, { exports: {} });
  }

  /** What a file of the program imports by. @throws Error for a name that the imported file does not export */
  #requireOf(importer: string): Require {
    const used = usedImports(this.#codeOf(importer));
    return (name) => {
      const exports = this.#require(name);
      withBuiltIns(() => this.#check(used, name, exports));
      return exports;
    };
  }

  #check(used: ReturnType<typeof usedImports>, name: string, exports: unknown): void {
    const file = this.#fileOf(name);
    if (file !== null && !this.#hasCycle) checkExports(used.get(name) ?? [], this.#importedFile(file, exports));
  }

  #importedFile(name: string, exports: unknown) {
    return { name, source: this.#files[name] ?? '', code: this.#codeOf(name), exports };
  }

  #require: Require = (name) => {
    const file = withBuiltIns(() => this.#fileOf(name));
    return file === null ? this.#packages[name] : this.#load(file);
  };

  /** The file that an import names; null for a package. @throws Error for what is neither */
  #fileOf(name: string): string | null {
    if (Object.hasOwn(this.#packages, name)) return null;
    const file = this.#find(name);
    if (!file) throw new Error(missingModule(name, Object.keys(this.#files), Object.keys(this.#packages)));
    return file;
  }

  #load(file: string): Exports {
    const known = this.#loaded.get(file);
    if (known) {
      this.#hasCycle ||= !known.hasRun;
      return known.module.exports;
    }
    const loaded: Loaded = { module: { exports: {} }, hasRun: false };
    this.#loaded.set(file, loaded);
    try {
      this.#run(file, 'function', loaded.module);
    } catch (error) {
      this.#loaded.delete(file);
      throw error;
    }
    loaded.hasRun = true;
    return loaded.module.exports;
  }

  /** Runs a file whose exports are those of a module. */
  #run(file: string, keyword: string, module: { exports: Exports }): unknown {
    const compiled = withBuiltIns(() => this.#compile(file, keyword));
    const require = withBuiltIns(() => this.#requireOf(file));
    const { exports } = module;
    return compiled(require, exports, module, this.#guardOf(file))(require, exports);
  }

  /** Compiles a file to a function whose lines are those of the file. @throws InvalidCode */
  #compile(file: string, keyword: string): Compiled {
    const script = this.#scripts.get(`${keyword} ${file}`);
    if (script) return script;
    try {
      return evaluate(`${this.#expression(file, keyword)}\n//# sourceURL=${file}`);
    } catch (error) {
      if (error instanceof InvalidCode) throw error;
      const [start, asyncStart] = [this.#start(file, keyword), this.#start(file, ofEntry)];
      throw invalidCode({ file, code: this.#codeOf(file), start, asyncStart }, messageOf(error));
    }
  }

  #expression(file: string, keyword: string): string {
    return `${this.#start(file, keyword)}${this.#codeOf(file)}\n} })`;
  }

  /**
   * What a file's code comes after. It is in a function of its own, where it can declare names such as `module`. A file that imports or
   * exports needs two of them.
   */
  #start(file: string, keyword: string): string {
    const isModule = /^\s*(?:import|export)\b/m.test(this.#files[file] ?? '');
    const needed = isModule ? 'require, exports' : '';
    return `(function (require, exports, module, ${guardName}) { return ${keyword} (${needed}) {`;
  }

  #codeOf(file: string): string {
    const code = this.#codes.get(file) ?? compile(this.#files[file] ?? '', file);
    this.#codes.set(file, code);
    return code;
  }

  #guardOf(file: string) {
    return (line: number) => this.#guard({ file, line });
  }

  #find(name: string): string | undefined {
    const path = name.replace(/^\.\//, '');
    return ['', '.ts', '.tsx', '.js', '.jsx'].map((end) => path + end).find((file) => Object.hasOwn(this.#files, file));
  }
}
