// The tasks begin while the chain is being built.
/** A chain of tasks that run one after the other. */
export interface LazyMan {
  /** Says what is eaten. */
  eat(food: string): LazyMan;
  /** Waits, in seconds, and says so. */
  sleep(seconds: number): LazyMan;
  /** Waits, in seconds, before all tasks that have not begun. */
  sleepFirst(seconds: number): LazyMan;
}

type Task = () => void | Promise<void>;

/**
 * Makes a chain of tasks that begins when the current code has finished.
 * @param name for the greeting
 * @param say gets each sentence
 */
export function lazyMan(name: string, say: (sentence: string) => void = console.log): LazyMan {
  const urgent: Task[] = [];
  const ordinary: Task[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const next = () => urgent.shift() ?? ordinary.shift();
    for (let task = next(); task; task = next()) await task();
    isRunning = false;
  }
  const add = (queue: Task[], task: Task): LazyMan => {
    queue.push(task);
    void run();
    return chain;
  };
  const sleepTask = (seconds: number) => async () => {
    await new Promise((done) => setTimeout(done, seconds * 1_000));
    say(`Slept ${seconds} s.`);
  };
  const chain: LazyMan = {
    eat: (food) => add(ordinary, () => say(`Eating ${food}.`)),
    sleep: (seconds) => add(ordinary, sleepTask(seconds)),
    sleepFirst: (seconds) => add(urgent, sleepTask(seconds)),
  };
  return add(ordinary, () => say(`Hello, I am ${name}.`));
}
