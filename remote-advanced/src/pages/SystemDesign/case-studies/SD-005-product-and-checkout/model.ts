/** Cents, or the smallest unit of the currency. Never a fraction. */
export interface Money {
  amount: number;
  currency: 'EUR' | 'USD' | 'JPY';
}

export interface Product {
  id: string;
  title: string;
  description: string;
  images: { url: string; width: number; height: number; alt: string }[];
  options: { name: string; values: string[] }[];
  variants: Variant[];
}

/** What can be bought: one value for each option. */
export interface Variant {
  sku: string;
  values: Record<string, string>;
  price: Money;
  /** A hint, not a promise; the order decides. */
  stock: 'in stock' | 'few left' | 'sold out';
}

export interface Cart {
  id: string;
  version: number;
  lines: { sku: string; quantity: number; unitPrice: Money }[];
}

/** One step at a time; what a later step needs is a part of its state. */
export type Checkout =
  | { step: 'address'; cart: Cart }
  | { step: 'delivery'; cart: Cart; address: Address }
  | { step: 'payment'; cart: Cart; address: Address; delivery: string; total: Money; orderKey: string }
  | { step: 'confirming'; orderKey: string; total: Money }
  | { step: 'done'; orderId: string }
  | { step: 'declined'; cart: Cart; reason: 'card' | 'stock' | 'price'; orderKey: string };

export interface Address {
  name: string;
  lines: string[];
  postcode: string;
  city: string;
  country: string;
}
