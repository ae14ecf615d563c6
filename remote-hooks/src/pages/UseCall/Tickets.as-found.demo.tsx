import { useState } from 'react';

const most = 2;

interface PickerProps {
  quantity: number;
  onQuantityChange: (wanted: number) => void;
}

function TicketPicker({ quantity, onQuantityChange }: PickerProps) {
  const [shown, setShown] = useState(quantity);

  const change = (wanted: number) => {
    setShown(wanted);
    onQuantityChange(wanted);
  };

  return (
    <p>
      <button type="button" aria-description="One ticket fewer" onClick={() => change(shown - 1)}>
        −
      </button>{' '}
      Child: <output>{shown}</output> tickets{' '}
      <button type="button" aria-description="One ticket more" onClick={() => change(shown + 1)}>
        +
      </button>
    </p>
  );
}

export default function Order() {
  const [quantity, setQuantity] = useState(1);

  return (
    <div>
      <TicketPicker
        quantity={quantity}
        onQuantityChange={(wanted) => setQuantity(Math.max(0, Math.min(wanted, most)))}
      />
      <p>
        Parent: <output>{quantity}</output> tickets, {quantity * 12} euros
      </p>
      <p>
        <button type="button" onClick={() => setQuantity(0)}>
          Cancel the order
        </button>
      </p>
    </div>
  );
}
