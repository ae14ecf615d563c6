/**
 * Computes the next state by a recipe that changes a draft. The state stays as it is.
 * @param state plain objects and arrays, nested; other objects in it are values
 * @param recipe reads and changes the draft; what it returns is ignored
 * @returns the state itself when nothing has changed, otherwise a copy that shares all unchanged parts
 */
export function produce<State extends object>(state: State, recipe: (draft: State) => void): State {
  throw new Error('Not implemented');
}
