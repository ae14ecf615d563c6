import { useInsertionEffect, useState } from 'react';

/** What a CSS-in-JS library does: it inserts the rule before any layout effect measures. */
function useRule(rule: string) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rule]);
}

export default function UseInsertionEffect() {
  const [colour, setColour] = useState('accent');
  useRule(`.insertion-example { color: var(--${colour}); }`);

  return (
    <>
      <p className="insertion-example">
        <b>The colour of this line is a rule that the effect inserts.</b>
      </p>
      <label>
        Colour{' '}
        <select value={colour} onChange={(event) => setColour(event.target.value)}>
          <option>accent</option>
          <option>bad</option>
          <option>ink-soft</option>
        </select>
      </label>
    </>
  );
}
