export interface Person {
  name: string;
  role: string;
  isOnline: boolean;
  /** Each one once. */
  skills: string[];
  place?: string;
  /** The address of a portrait. */
  image?: string;
}

export interface ProfileCardProps {
  person: Person;
  /** Begins a message to the person. */
  onMessage: () => void;
}

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24">
  <rect width="24" height="24" fill="#d7e6f7"/>
  <path d="M12 5a4 4 0 0 1 0 8 4 4 0 0 1 0-8M4 24a8 8 0 0 1 16 0Z" fill="#1a5fb4"/>
</svg>`;

export const props: ProfileCardProps = {
  person: {
    name: 'Robin Sample',
    role: 'Tester',
    isOnline: true,
    skills: ['TypeScript', 'Accessibility', 'Test automation'],
    place: 'Porto',
    image: `data:image/svg+xml,${encodeURIComponent(portrait)}`,
  },
  onMessage: () => console.log('message'),
};
