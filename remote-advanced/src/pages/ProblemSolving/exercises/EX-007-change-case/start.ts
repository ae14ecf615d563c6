/** Joins the words of a name without gaps, each but the first with a capital: `totalPrice`. */
export function camelCase(s: string): string {
  throw new Error('Not implemented');
}

/** Joins the words of a name in lower case with hyphens: `total-price`. */
export function kebabCase(s: string): string {
  throw new Error('Not implemented');
}

/** Joins the words of a name in lower case with underscores: `total_price`. */
export function snakeCase(s: string): string {
  throw new Error('Not implemented');
}
