export { QuestionList } from './QuestionList.tsx';
