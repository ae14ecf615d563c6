export { default } from '../Bootstrap/BootstrapClasses.demo.tsx';
