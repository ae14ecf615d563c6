import type { OrderFormProps } from './props';

export default function OrderForm({ submit }: OrderFormProps) {
  return (
    <form className="steps">
      <h2>Step 1 of 3: Contact</h2>
    </form>
  );
}
