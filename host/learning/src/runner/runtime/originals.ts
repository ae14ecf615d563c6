// What reports need of the platform, held from the start: programs replace methods of strings and the like, also by ones that throw.
const call = Function.prototype.call;

/** `text.split(separator)` */
export const split: (text: string, separator: string) => string[] = call.bind(String.prototype.split);

/** `pattern.exec(text)` */
export const exec: (pattern: RegExp, text: string) => RegExpExecArray | null = call.bind(RegExp.prototype.exec);
