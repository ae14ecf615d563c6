/** The list of what React's packages export. Tests of the tools compare what it says with what is so. */
declare module '*exports.yaml' {
  const records: readonly { package: string; name: string; kind: string; purpose: string; entry: string }[];
  export default records;
}
