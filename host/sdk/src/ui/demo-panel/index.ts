export { type Demo, DemoPanel } from './DemoPanel.tsx';
