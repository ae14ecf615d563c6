import features from './features.html?raw';
import hero from './hero.html?raw';
import pricing from './pricing.html?raw';
import questions from './questions.html?raw';

/** The landing page's markup, joined from parts that can be read separately. */
export const landingPage = `<div id="top" tabindex="-1" class="@container min-h-full bg-sea-50 font-sans text-base leading-normal text-sea-950 outline-none dark:bg-sea-950 dark:text-sea-50">${hero}${features}${pricing}${questions}</div>`;
