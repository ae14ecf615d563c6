import Prediction from './behavior.tsx';
import './card.css';
import { labels } from './labels.ts';

/** What a reader who is asked the entry answers with, by the name of its slot. */
export const asked = { [labels.id]: Prediction };
