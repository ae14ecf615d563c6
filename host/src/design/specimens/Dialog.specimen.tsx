import { Button } from '@site/sdk/ui/button';
import { Dialog } from '@site/sdk/ui/dialog';
import { Field } from '@site/sdk/ui/field';
import { useState } from 'react';

export default function DialogExample() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Errands');
  return (
    <>
      <p>
        The list is called <b>{name}</b>.
      </p>
      <p>
        <Button onClick={() => setOpen(true)}>Rename the list</Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename the list">
        <Field label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      </Dialog>
    </>
  );
}
