export type Field = 'name' | 'email' | 'street' | 'city';

export type Values = Record<Field, string>;

export interface OrderFormProps {
  /** Fulfilled when the values have been sent; rejected when they have not. */
  submit: (values: Values) => Promise<void>;
}

export const props: OrderFormProps = {
  submit: async (values) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    if (values.name === 'offline') throw new Error('No answer');
    console.log('submit', values);
  },
};
