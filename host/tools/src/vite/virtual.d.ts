declare module 'virtual:section' {
  const section: import('@site/sdk/contract').SectionModule;
  export default section;
}
