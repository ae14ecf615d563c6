import { TailwindLookup } from './parts/TailwindLookup.tsx';

export default TailwindLookup;
