import { useInsertionEffect, useState } from 'react';

/** What a style library does: the rule is there before a layout effect measures anything. */
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
