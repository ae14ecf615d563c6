export interface AutocompleteProps {
  label: string;
  /** Fulfilled with suggestions; rejected when the search fails. */
  search: (query: string, signal: AbortSignal) => Promise<string[]>;
  /** Called with the suggestion that was chosen. */
  onChoose: (suggestion: string) => void;
}

const cities = ['Oslo', 'Paris', 'Palermo', 'Prague', 'Porto', 'Potsdam', 'Rome', 'Riga', 'Rotterdam', 'Stockholm'];

export const props: AutocompleteProps = {
  label: 'City',
  search: async (query) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));
  },
  onChoose: (city) => console.log('onChoose', city),
};
