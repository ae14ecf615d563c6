/** Another release has taken the number of this one. It can be done again, on top of the other. */
export class OvertakenError extends Error {
  constructor() {
    super('Another release went live meanwhile, so this one did not. Release again.');
  }
}
