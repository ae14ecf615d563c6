/** What a draft stands for: the value of the state, and the copy that the recipe changes. */
interface Draft {
  readonly base: object;
  readonly copy: object;
}

/**
 * Computes the next state by a recipe that changes a draft. The state stays as it is.
 * @param state plain objects and arrays, nested; other objects in it are values
 * @param recipe reads and changes the draft; what it returns is ignored
 * @returns the state itself when nothing has changed, otherwise a copy that shares all unchanged parts
 */
export function produce<State extends object>(state: State, recipe: (draft: State) => void): State {
  const drafts = new Drafts();
  const draft = drafts.of(state);
  recipe(draft);
  return drafts.finish(draft);
}

/** The drafts of one call. */
class Drafts {
  #drafts = new WeakMap<object, Draft>();
  #finished = new Map<object, object>();

  /** A draft of a part of the state. It reads like that, gives drafts of the parts in it, and writes to a copy. */
  of<Value extends object>(base: Value): Value {
    const copy = (Array.isArray(base) ? base.slice() : { ...base }) as Value;
    const draft = new Proxy(copy, {
      get: (target, key, receiver) => {
        const value: unknown = Reflect.get(target, key, receiver);
        // What the recipe has put in differs from the base: it is the recipe's own, and needs no draft.
        if (!Object.hasOwn(target, key) || !isData(value) || Reflect.get(base, key) !== value) return value;
        const part = this.of(value);
        Reflect.set(target, key, part);
        return part;
      },
    });
    this.#drafts.set(draft, { base, copy });
    return draft;
  }

  /** The final value of a draft, or of anything that may hold drafts. */
  finish<Value>(value: Value): Value {
    if (!isData(value)) return value;
    const known = this.#finished.get(value);
    if (known) return known as Value;
    const { base, copy } = this.#drafts.get(value) ?? { base: value, copy: value };
    const result = this.#finishParts(base, copy);
    this.#finished.set(value, result);
    return result as Value;
  }

  #finishParts(base: object, copy: object): object {
    const keys = Reflect.ownKeys(copy);
    const isSame = (key: PropertyKey, part: unknown) =>
      Object.hasOwn(base, key) && Object.is(Reflect.get(base, key), part);
    const parts = keys.map((key): unknown => {
      const part = Reflect.get(copy, key);
      return copy !== base && isSame(key, part) ? part : this.finish(part);
    });
    const hasSameKeys = keys.length === Reflect.ownKeys(base).length;
    if (hasSameKeys && keys.every((key, index) => isSame(key, parts[index]))) return base;
    const result = Array.isArray(copy) ? copy.slice() : { ...copy };
    keys.forEach((key, index) => void Reflect.set(result, key, parts[index]));
    return result;
  }
}

/** Whether a value is a plain object or an array, of which there are drafts. */
function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
