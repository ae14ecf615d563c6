/** The library `valibot`. */
import * as valibot from 'valibot';

export const packages = { valibot };
