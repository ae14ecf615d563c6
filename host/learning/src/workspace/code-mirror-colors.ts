import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlighting = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.operator, tags.modifier], color: 'var(--code-keyword)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.function(tags.variableName)),
      tags.className,
      tags.tagName,
    ],
    color: 'var(--code-name)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.escape], color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.typeName], color: 'var(--code-value)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: 'var(--editor-size)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    overflow: 'auto',
    minHeight: 'var(--editor-min)',
    maxHeight: 'var(--editor-max)',
    fontFamily: 'var(--mono)',
    lineHeight: 'var(--editor-line)',
  },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--space-3)' },
  '.cm-gutters': { border: '0', backgroundColor: 'transparent', color: 'var(--code-comment)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--accent) 6%, transparent)' },
  '&.cm-focused .cm-matchingBracket, .cm-selectionMatch': {
    backgroundColor: 'color-mix(in oklab, var(--accent) 20%, transparent)',
  },
  '.cm-content ::selection, .cm-content::selection': {
    backgroundColor: 'color-mix(in oklab, var(--accent) 28%, var(--paper))',
  },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in oklab, var(--code-value) 30%, transparent)' },
  '.cm-wrong': { textDecoration: 'underline wavy var(--bad)', textDecorationSkipInk: 'none' },
  '.cm-panels': { backgroundColor: 'var(--sheet)', color: 'var(--ink)', fontFamily: 'var(--sans)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-textfield, .cm-button': {
    minHeight: '2rem',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius-s)',
    backgroundColor: 'var(--sheet)',
    backgroundImage: 'none',
    color: 'var(--ink)',
  },
});

/** The colors, sizes and fonts of the site; they follow its theme, because custom properties reach into the shadow root. */
export const siteColors: Extension = [theme, syntaxHighlighting(highlighting)];
