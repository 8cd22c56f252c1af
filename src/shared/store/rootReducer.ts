import { combineSlices } from '@reduxjs/toolkit';

/** Each slice adds itself here by declaration merging and injects itself when it is imported. */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazyLoadedSlices>();
