export { ContentError } from '@site/learning/content-error';
