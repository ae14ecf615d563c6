import { Accordion } from '@site/sdk/ui/accordion';
import { useId } from 'react';

export default function AccordionExample() {
  const page = useId();
  return (
    <Accordion
      level={4}
      initial={`${page}state`}
      items={[
        { id: `${page}state`, title: 'useState', content: 'Keeps a value from render to render.' },
        { id: `${page}ref`, title: 'useRef', content: 'Keeps a value that no render shows.' },
        { id: `${page}memo`, title: 'useMemo', content: 'Keeps a result while its inputs stay the same.' },
      ]}
    />
  );
}
