/** A language with script and region where they matter: `pt-BR`, `sr-Latn`. */
export type Locale = string;

export interface LocaleInfo {
  locale: Locale;
  /** In the language itself, as people look for it: Deutsch, 日本語. */
  name: string;
  direction: 'ltr' | 'rtl';
  fallback: Locale | null;
}

export type Arguments = Record<string, string | number | Date>;

/** A message in the source language, with what a translator has to know. */
export interface SourceMessage {
  id: string;
  text: string;
  /** Where it appears and what the placeholders are; a message without it is not accepted. */
  context: string;
  maxLength: number | null;
}

/** One file per locale and route. Messages are compiled at build time, so no parser is shipped. */
export interface Catalog {
  locale: Locale;
  route: string;
  version: string;
  messages: Record<string, (values: Arguments) => string>;
}

export interface Translation {
  id: string;
  locale: Locale;
  text: string;
  state: 'machine' | 'translated' | 'reviewed';
  /** The hash of the source; another one means that the translation is out of date. */
  sourceHash: string;
}
