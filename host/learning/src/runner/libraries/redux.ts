/** The library `redux`: Redux Toolkit without React, and Immer. */
import * as toolkit from '@reduxjs/toolkit';
import * as query from '@reduxjs/toolkit/query';
import * as immer from 'immer';

export const packages = { '@reduxjs/toolkit': toolkit, '@reduxjs/toolkit/query': query, immer };
