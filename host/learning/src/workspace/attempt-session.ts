import type { Attempt, AttemptMode } from '../memory/attempt.ts';
import type { AttemptStorage, FoundAttempts } from '../memory/attempts.ts';
import { noteLeft } from '../memory/left-attempts.ts';
import { timeOfChange } from '../memory/time.ts';

/** What the reader is told about saving. */
export type SavingProblem =
  /** The browser keeps nothing, or its disk is full. */
  | 'not-saved'
  /** Another tab has changed the attempt, so this tab went on with one of its own. */
  | 'continued-apart'
  /** Some stored attempts cannot be read. */
  | 'unreadable';

export interface SessionState {
  /** The attempt that the reader edits. */
  current: Attempt;
  /** The other attempts at the entry; the one that was changed last comes first. */
  earlier: readonly Attempt[];
  /** What the reset that began the current attempt has replaced; null if none did. */
  replaced: ReplacedCode | null;
  problem: SavingProblem | null;
}

/** The earlier attempt that has the code from before a reset, and the file that was reset. */
export interface ReplacedCode {
  id: string;
  file: string;
}

export interface SessionOptions {
  /** Null where the browser keeps nothing. */
  storage: AttemptStorage | null;
  found: FoundAttempts;
  entry: string;
  mode?: AttemptMode;
  /** The files that the reader edits, as they are at the start. */
  start: Readonly<Record<string, string>>;
}

/** How long after the last key the code is saved, in milliseconds. */
const pause = 150;

/** The attempts of a reader at one entry, while a tab shows it. What changes is saved soon after, and at once by {@link flush}. */
export class AttemptSession {
  #options: SessionOptions;
  #state: SessionState;
  /** The `updatedAt` of what is stored, by the id of the attempt. */
  #stored: Map<string, number>;
  /** The ids of the copies that this tab goes on with, by the ids of the attempts that another tab has changed. */
  #copies = new Map<string, string>();
  #saving: Promise<void> = Promise.resolve();
  /** The `updatedAt` of what is on its way to the storage. */
  #underWay = new Set<number>();
  #isChanged = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();

  constructor(options: SessionOptions) {
    this.#options = options;
    const [latest, ...earlier] = options.found.attempts;
    this.#stored = new Map(options.found.attempts.map(({ id, updatedAt }) => [id, updatedAt]));
    this.#state = {
      current: latest ?? newAttempt(options, options.start),
      earlier: this.#worthKeeping(earlier),
      replaced: null,
      problem: options.storage === null ? 'not-saved' : options.found.unreadable > 0 ? 'unreadable' : null,
    };
  }

  /** The current state; another object after every change. */
  getState = (): SessionState => this.#state;

  /** Calls back after every change. @returns ends it */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The source of a file that the reader edits. */
  codeOf({ files }: Attempt, file: string): string {
    return files[file] ?? this.#options.start[file] ?? '';
  }

  /** Changes a file of the current attempt. */
  edit(file: string, code: string): void {
    if (code === this.codeOf(this.#state.current, file)) return;
    this.#change({ files: { ...this.#state.current.files, [file]: code } });
  }

  /** Notes how the tests of the current attempt went. Saved at once: readers leave when they have seen it. */
  judge(passed: number, total: number): void {
    this.#change({ verdict: { passed, total, at: Date.now() } });
    void this.flush();
  }

  /** Begins a new attempt; the current one becomes the first of the earlier ones. One that is still as it began is used instead. */
  begin(files: Readonly<Record<string, string>> = {}): void {
    const begun = { ...this.#options.start, ...files };
    if (this.#isUntouched(this.#state.current)) this.#set({ replaced: null });
    else this.#switchTo(newAttempt(this.#options, begun));
    this.#change({ files: begun });
  }

  /**
   * Puts a file back to its start, in a new attempt: the replaced code stays in an earlier one.
   * @returns whether there was anything to put back
   */
  reset(file: string): boolean {
    const { current } = this.#state;
    const start = this.#options.start[file] ?? '';
    if (this.codeOf(current, file) === start) return false;
    this.begin({ ...current.files, [file]: start });
    this.#set({ replaced: { id: current.id, file } });
    return true;
  }

  /** Goes on with the attempt from before the latest reset. What was written in other files since then comes along. */
  undoReset(): void {
    const { current, replaced } = this.#state;
    if (!replaced) return;
    this.resume(replaced.id);
    const { file } = replaced;
    this.#change({ files: { ...current.files, [file]: this.codeOf(this.#state.current, file) } });
  }

  /** Goes on with code that was written before the session was there: in a new attempt, if there is one already. */
  adopt(file: string, code: string): void {
    const { current } = this.#state;
    if (this.#stored.has(current.id) && code !== this.codeOf(current, file)) this.begin({ [file]: code });
    else this.edit(file, code);
  }

  /** Goes on with an earlier attempt. */
  resume(id: string): void {
    const attempt = this.#state.earlier.find((one) => one.id === id);
    if (!attempt) return;
    this.#switchTo(attempt);
    this.#change({});
  }

  /** Saves what has changed, now. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isChanged) {
      this.#isChanged = false;
      const { current } = this.#state;
      this.#underWay.add(current.updatedAt);
      this.#saving = this.#saving
        .then(() => this.#save(current))
        .finally(() => this.#underWay.delete(current.updatedAt));
    }
    return this.#saving;
  }

  /** Saves what has changed while the page is being left. The storage may answer too late, so what it does not have yet is noted, too. */
  leave(): void {
    const { current } = this.#state;
    const stored = this.#stored.get(current.id) ?? null;
    const isKept = stored === current.updatedAt || this.#isUntouched(current);
    if (this.#options.storage && !isKept) noteLeft({ attempt: current, follows: [stored, ...this.#underWay] });
    void this.flush();
  }

  /** Saves, and closes the storage. */
  async close(): Promise<void> {
    await this.flush();
    this.#options.storage?.close();
  }

  #switchTo(attempt: Attempt): void {
    void this.flush();
    const { current, earlier } = this.#state;
    const others = [current, ...earlier].filter(({ id }) => id !== attempt.id);
    this.#set({ current: attempt, earlier: this.#worthKeeping(others), replaced: null });
  }

  /** Whether an attempt has the code of the start, which was never tested in it. */
  #isUntouched(attempt: Attempt): boolean {
    const { start } = this.#options;
    return attempt.verdict === null && Object.keys(start).every((file) => this.codeOf(attempt, file) === start[file]);
  }

  #worthKeeping(attempts: readonly Attempt[]): Attempt[] {
    return attempts.filter((attempt) => !this.#isUntouched(attempt));
  }

  #change(change: Partial<Attempt>): void {
    const updatedAt = timeOfChange(Date.now(), this.#state.current.updatedAt);
    this.#set({ current: { ...this.#state.current, ...change, updatedAt } });
    this.#isChanged = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  async #save(changed: Attempt): Promise<void> {
    const { storage } = this.#options;
    if (!storage) return;
    const attempt = { ...changed, id: this.#copies.get(changed.id) ?? changed.id };
    try {
      const isSaved = await storage.save(attempt, this.#stored.get(attempt.id) ?? null);
      if (!isSaved) return await this.#saveApart(storage, attempt);
      this.#stored.set(attempt.id, attempt.updatedAt);
      if (this.#state.problem === 'not-saved') this.#set({ problem: null });
    } catch {
      this.#set({ problem: 'not-saved' });
    }
  }

  /** Another tab has changed the stored attempt: it stays, and this tab goes on with a copy. */
  async #saveApart(storage: AttemptStorage, attempt: Attempt): Promise<void> {
    const copy = { ...attempt, id: crypto.randomUUID(), startedAt: Date.now() };
    await storage.save(copy, null);
    this.#stored.set(copy.id, copy.updatedAt);
    this.#copies.set(attempt.id, copy.id);
    const { current } = this.#state;
    const { id, startedAt } = copy;
    this.#set({
      current: current.id === attempt.id ? { ...current, id, startedAt } : current,
      problem: 'continued-apart',
    });
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function newAttempt({ entry, mode }: SessionOptions, files: Readonly<Record<string, string>>): Attempt {
  const now = Date.now();
  return {
    ...{ version: 1, id: crypto.randomUUID(), entry, ...(mode && { mode }), files: { ...files } },
    ...{ verdict: null, startedAt: now, updatedAt: now },
  };
}
