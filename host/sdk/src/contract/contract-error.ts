/** Invalid input from outside. `message` names the file, every bad field and what to do. */
export class ContractError extends Error {
  override name = 'ContractError';
}
