/** The library `react-redux`, with the React of the library `component`. */
import * as reactRedux from 'react-redux';

export const packages = { 'react-redux': reactRedux };
