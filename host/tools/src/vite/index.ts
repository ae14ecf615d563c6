export { hostConfig } from './host-preset.ts';
export { sectionConfig } from './section-preset.ts';
